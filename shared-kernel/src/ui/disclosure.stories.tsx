import { Button } from './button'
import { useDisclosure } from './disclosure'
import { Note } from './note'

export default { title: 'Раскрывающаяся панель' }

export const Working = () => {
  const { open, setOpen, rootRef, openerProps, panelId } = useDisclosure()
  return (
    <div ref={rootRef}>
      <Button {...openerProps} onClick={() => setOpen(!open)}>
        Сортировка
      </Button>
      {open && <Note id={panelId}>Закрывается по Esc и щелчку вне панели.</Note>}
    </div>
  )
}
