import { spawn } from 'node:child_process'

const running = new Set()

/** Ends whatever is still running, for a run that is interrupted. */
export function endCaptured(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal)
}

/**
 * Runs Node with its output kept, and resolves to the exit code and what it printed.
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(args, { cwd, env }) {
  return new Promise((resolve) => {
    const chunks = []
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    running.add(child)
    child.stdout.on('data', (chunk) => chunks.push(chunk))
    child.stderr.on('data', (chunk) => chunks.push(chunk))
    const done = (code, last = '') => {
      running.delete(child)
      resolve({ code, output: Buffer.concat(chunks).toString('utf8') + last })
    }
    child.on('error', (error) => done(1, error.message))
    child.on('close', (code, signal) => done(code ?? 1, signal ? `\nended by ${signal}` : ''))
  })
}
