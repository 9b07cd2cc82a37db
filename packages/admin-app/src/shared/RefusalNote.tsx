import { Banner } from '@quarterdeck/ui'

/** What the server said against a form, above its first field; announced when it appears. */
export function RefusalNote({ children }: { children: string }) {
  return children === '' ? null : <Banner kind="danger" role="alert" title={children} />
}
