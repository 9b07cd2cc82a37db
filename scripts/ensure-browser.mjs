import { existsSync } from 'node:fs'

/** Flags that let Chromium run as root and without a network (TOOLCHAIN). */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of an installed browser, or undefined for Playwright's own cache. `CHROMIUM_PATH` wins. */
export function browserPath() {
  const asked = process.env['CHROMIUM_PATH']
  if (asked) return asked
  return SYSTEM_PATHS.find((path) => existsSync(path))
}
