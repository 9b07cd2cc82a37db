/** The API on port 4000, restarted when its sources change, and the app's Vite server in front of it. Ctrl-C ends both. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { bin, ROOT } from './run/root.mjs'

const api = join(ROOT, 'packages/reference-api')
const app = join(ROOT, 'packages/admin-app')

const children = [
  spawn(process.execPath, [bin('tsx'), 'watch', '--conditions=@quarterdeck/source', 'src/node/serve.ts', ...process.argv.slice(2)], {
    cwd: api,
    stdio: 'inherit',
  }),
  spawn(process.execPath, [bin('vite', 'vite', app)], { cwd: app, stdio: 'inherit' }),
]

let ending = false
function end() {
  if (ending) return
  ending = true
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
for (const child of children) {
  child.on('exit', (code) => {
    if (!ending) process.exitCode = code ?? 1
    end()
  })
}
