import { NBSP } from '@prilavok/shared-kernel/format'
import { styled } from '@prilavok/shared-kernel/styled'
import { TextLink } from './link'
import { Note } from './note'

const Pages = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-block;
    min-height: 24px;
    padding: 2px 0;
  }
`

export interface OfflineNoteProps {
  /** When what the page shows was read: `14:05`. @default it is not said */
  savedAt?: string | undefined
  /** The page has nothing to show. */
  isMissing?: boolean
  /** Pages that can be opened nevertheless. Said where this one has nothing to show. */
  pages?: readonly { path: string; title: string; savedAt: string }[]
}

/**
 * Says that there is no connection: how old what is shown is, that what is changed is not lost, and what opens where this page does not.
 * Put it into a live region that stands before.
 */
export function OfflineNote({ savedAt, isMissing = false, pages = [] }: OfflineNoteProps) {
  if (!isMissing)
    return (
      <Note tone="warning">
        Нет связи. {savedAt && `Сохранённая копия от${NBSP}${savedAt}. `}Цены и наличие на{NBSP}странице могли
        устареть. Изменения корзины сохранены и{NBSP}будут отправлены, когда связь появится.
      </Note>
    )
  return (
    <Note tone="warning">
      Нет связи, а{NBSP}эта страница не{NBSP}сохранена: она откроется, когда связь появится.
      {pages.length > 0 && (
        <>
          {' '}
          Без связи открываются:
          <Pages>
            {pages.map(({ path, title, savedAt: at }) => (
              <li key={path}>
                <TextLink to={path}>{title}</TextLink>, копия от{NBSP}
                {at}
              </li>
            ))}
          </Pages>
        </>
      )}
    </Note>
  )
}
