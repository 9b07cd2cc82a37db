import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ROOT } from './root.mjs'

/** Milliseconds between looks at whether the parent still lives. */
const PARENT_CHECK_MS = 500
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program in this terminal until it ends, and resolves to its exit code.
 * A signal sent to this process alone (npm, a supervisor) is passed on; after Ctrl-C the terminal has told the program itself.
 * @param {readonly string[]} args arguments for Node
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function foreground(args, { cwd = ROOT, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' })
    let asked = false
    const pass = (signal) => {
      if (asked) return
      asked = true
      const heardItself = signal === 'SIGINT' && process.stdin.isTTY
      if (!heardItself) child.kill(signal)
    }
    const listeners = SIGNALS.map((signal) => [signal, () => pass(signal)])
    for (const [signal, listener] of listeners) process.on(signal, listener)
    // npm passes SIGTERM to its shell only, which dies of it and leaves this process to another parent.
    const parent = process.ppid
    const orphaned = setInterval(() => {
      if (process.ppid !== parent) pass('SIGTERM')
    }, PARENT_CHECK_MS)
    orphaned.unref()
    const done = (code) => {
      clearInterval(orphaned)
      for (const [signal, listener] of listeners) process.off(signal, listener)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${args[0]} could not be started: ${error.message}`)
      done(1)
    })
    child.on('exit', (code, signal) => done(code ?? 128 + (signal ? (constants.signals[signal] ?? 0) : 0)))
  })
}
