import { useState } from 'react'
import { Button } from './button'
import { OpeningNote } from './opening-note'

export default { title: 'Код ещё загружается' }

/** Stands over the page for as long as it is due, so it is shown when it is asked for. */
export const Plain = () => {
  const [shown, show] = useState(false)
  return (
    <>
      <Button aria-expanded={shown} onClick={() => show(!shown)}>
        {shown ? 'Код загрузился' : 'Открыть то, чего ещё нет'}
      </Button>
      {shown && <OpeningNote />}
    </>
  )
}
