import { join } from 'node:path'
import { build } from './build.mjs'
import { foreground } from './run/foreground.mjs'
import { ROOT } from './run/root.mjs'

/**
 * Builds what changed and serves the admin app with its API until Ctrl-C.
 * @param {readonly string[]} args for the server, for example --reset
 * @returns {Promise<number>} exit code
 */
export async function main(args) {
  const code = await build(['reference-api', 'admin-app'])
  if (code !== 0) {
    console.error('The build failed; the lines above say why.')
    return code
  }
  return foreground([join(ROOT, 'packages/reference-api/dist/serve.js'), ...args], {
    env: { NODE_ENV: 'production', ...process.env },
  })
}
