import { FullPage, ScreenMessage } from '@quarterdeck/ui'

/** /reactTable: a page about the data table, open to everybody (SPEC §2). */
export function ReactTablePage() {
  return (
    <FullPage>
      <ScreenMessage kind="empty" title="The table page is not part of this release" headingLevel={1}>
        It will show every feature of the data table on generated rows.
      </ScreenMessage>
    </FullPage>
  )
}
