import { type BaseIssue, type GenericSchema, getDotPath, type InferOutput, safeParse } from 'valibot'
import { type Fault, invalid } from '../failure'

/** The issues that stand for something a person can mend; those of a union are inside it. */
const leaves = (issue: BaseIssue<unknown>): BaseIssue<unknown>[] =>
  issue.type === 'union' && issue.issues ? issue.issues.flatMap(leaves) : [issue]

/** Parses by the schema of the endpoint row. Throws 422 with one error a field: the first one, which is the one to mend first. */
export function parseInput<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.output
  const errors = new Map<string, Fault>()
  for (const issue of parsed.issues.flatMap(leaves)) {
    const field = getDotPath(issue) ?? ''
    const unknown = issue.expected === 'never'
    if (!errors.has(field))
      errors.set(field, {
        field,
        code: unknown ? 'unknown_field' : 'invalid',
        message: unknown ? 'This field does not exist here.' : issue.message,
      })
  }
  throw invalid([...errors.values()])
}
