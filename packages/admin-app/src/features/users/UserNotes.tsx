import type { UserNote } from '@quarterdeck/reference-api/contract'
import { Badge, TimeText } from '@quarterdeck/ui'
import { useCallback } from 'react'
import { useRecord } from '../../shared/useRecord'
import { DrawerPart } from './DrawerPart'
import * as S from './UserDrawer.styles'
import { listUserNotes } from './users.api'

/** What admins wrote about a user, pinned notes first. */
export function UserNotes({ id }: { id: string }) {
  const notes = useRecord<readonly UserNote[]>(
    ['users', 'notes', id],
    useCallback((http, signal) => listUserNotes(http, id, signal), [id]),
  )
  return (
    <DrawerPart part={notes} what="notes">
      {(items) =>
        items.length === 0 ? (
          <S.Quiet>Nobody has written a note yet.</S.Quiet>
        ) : (
          <S.Notes>
            {items.map((note) => (
              <li key={note.id}>
                <p dir="auto">{note.body}</p>
                <small>
                  {note.pinned && <Badge plain>Pinned</Badge>} {note.authorName}, <TimeText value={note.createdAt} />
                </small>
              </li>
            ))}
          </S.Notes>
        )
      }
    </DrawerPart>
  )
}
