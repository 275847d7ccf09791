import { useState } from 'react'
import { Button } from './button'
import { TextField } from './input'
import Modal from './modal'

export default { title: 'Модальное окно' }

function Example({ size }: { size: 's' | 'm' | 'l' | 'xl' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Открыть ({size})</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Новый адрес"
        size={size}
        footer={<Button onClick={() => setOpen(false)}>Сохранить</Button>}
      >
        <TextField label="Улица и дом" />
      </Modal>
    </>
  )
}

export const Small = () => <Example size="s" />
export const Middle = () => <Example size="m" />
export const Large = () => <Example size="l" />
export const Widest = () => <Example size="xl" />
