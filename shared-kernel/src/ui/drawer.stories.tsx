import { useState } from 'react'
import { Button } from './button'
import Drawer from './drawer'

export default { title: 'Боковая панель' }

export const FromTheRight = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть справа</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Фильтры"
        footer={
          <Button kind="primary" block onClick={() => setOpen(false)}>
            Показать
          </Button>
        }
      >
        Содержимое
      </Drawer>
    </>
  )
}
export const FromTheLeft = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть слева</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Меню" side="left">
        Содержимое
      </Drawer>
    </>
  )
}
