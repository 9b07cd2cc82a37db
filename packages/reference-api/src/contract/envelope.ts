/** One thing wrong with one field. `field` is a dot path, empty for the whole; `code` is for programs, `message` for people. */
export interface FieldError {
  readonly field: string
  readonly code: string
  readonly message: string
}

/** What every JSON answer looks like (PRODUCT §0). An error without a body reads as `{ success: false, message: 'Something went wrong' }`. */
export interface Envelope<Result = unknown> {
  readonly success: boolean
  readonly message?: string
  readonly result?: Result
  readonly errors?: readonly FieldError[]
}

/** `result` of a list. `asOf` is the server's clock when the rows were read, ISO with offset. */
export interface ListResult<Item> {
  readonly items: readonly Item[]
  readonly total: number
  readonly page: number
  readonly limit: number
  readonly asOf: string
}
