import { describe, expect, it } from 'vitest'
import { apiPath } from './apiPath'

describe('apiPath', () => {
  it('fills parameters in, encoded', () => {
    expect(apiPath('/adminapi/users/:id/sessions/:itemId/end', { id: 7, itemId: 'a/b?$&' })).toBe(
      '/adminapi/users/7/sessions/a%2Fb%3F%24%26/end',
    )
  })

  it('leaves a path without parameters alone', () => {
    expect(apiPath('/adminapi/users')).toBe('/adminapi/users')
  })
})
