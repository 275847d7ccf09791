import { useState } from 'react'
import { Button } from './button'
import LeaveDialog from './leave-dialog'

export default { title: 'Вопрос перед уходом' }

export const Question = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Уйти со страницы</Button>
      <LeaveDialog question={open ? { leave: close, stay: close } : undefined} />
    </>
  )
}
