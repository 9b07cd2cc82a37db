import type { endpoints } from '@quarterdeck/reference-api/contract'

/** Path of an endpoint of the contract; a misspelt one does not compile. */
export type ApiPath = (typeof endpoints)[keyof typeof endpoints]['path']

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** An endpoint's path with its parameters filled in, encoded. */
export function apiPath<Path extends ApiPath>(
  path: Path,
  ...[params]: [ParamNames<Path>] extends [never] ? [] : [Record<ParamNames<Path>, string | number>]
): string {
  return Object.entries<string | number>(params ?? {}).reduce<string>(
    (filled, [name, value]) => filled.replace(`:${name}`, () => encodeURIComponent(value)),
    path,
  )
}
