import { Button } from './button'
import { Note } from './note'

/** In place of a map that has not come; the addresses beside it serve without it. */
export function MapNote({ onRetry }: { onRetry: () => void }) {
  return (
    <Note
      tone="warning"
      action={
        <Button size="s" icon="refresh" onClick={onRetry}>
          Повторить
        </Button>
      }
    >
      Карта не загрузилась. Адреса и&nbsp;ссылки рядом работают без&nbsp;неё.
    </Note>
  )
}
