import { expect, it } from 'vitest'
import { acceptWords, fileProblem, formatBytes } from './fileProblem'

const limits = { accept: ['image/png', 'image/svg+xml', '.webp'], maxBytes: 512 * 1024 }

it.each([
  [{ name: 'logo.png', type: 'image/png', size: 1000 }, undefined],
  [{ name: 'LOGO.WEBP', type: '', size: 512 * 1024 }, undefined],
  [{ name: 'a.gif', type: 'image/gif', size: 1 }, '“a.gif” is of another type. Choose a PNG, SVG or WEBP file.'],
  [{ name: 'a.png', type: 'image/png', size: 0 }, '“a.png” is empty. Choose another file.'],
  [{ name: 'a.png', type: 'image/png', size: 512 * 1024 + 1 }, '“a.png” has 513 KB; the limit is 512 KB. Choose a smaller file.'],
])('judges %o', (file, problem) => expect(fileProblem(file, limits)).toBe(problem))

it('takes every picture for image/*', () =>
  expect(fileProblem({ name: 'x', type: 'image/avif', size: 1 }, { accept: ['image/*'] })).toBeUndefined())
it('says sizes and types in words, never smaller than they are', () => {
  expect([999, 1024, 1536, 1_258_292, 5 * 1024 ** 2].map(formatBytes)).toEqual(['999 bytes', '1 KB', '1.5 KB', '1.3 MB', '5 MB'])
  expect(acceptWords(['text/csv'])).toBe('CSV')
})
