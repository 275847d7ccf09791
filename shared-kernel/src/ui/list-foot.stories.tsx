import { useState } from 'react'
import { Button } from './button'
import { ListFoot, type ListFootProps } from './list-foot'
import Modal from './modal'

export default { title: 'Низ окна со\u00a0списком' }

const ADD = {
  text: 'Добавить 23 товара',
  busyText: 'Добавляем…',
  busy: false,
  disabled: false,
  onClick: () => undefined,
}

function Example({ name, ...foot }: Partial<ListFootProps> & { name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Повторить заказ"
        size="l"
        footer={
          <ListFoot error={undefined} closeText="Отмена" add={ADD} {...foot}>
            <p>
              В корзину войдут <b>23 из 24 позиций</b>
            </p>
          </ListFoot>
        }
      >
        Строки списка
      </Modal>
    </>
  )
}

export const Plain = () => <Example name="Открыть" />
export const Busy = () => <Example name="Открыть" add={{ ...ADD, busy: true }} />
export const Failed = () => <Example name="Открыть" error="Товары не добавлены: нет ответа сервера" />
export const WithAction = () => (
  <Example
    name="Открыть"
    removed={{ text: 'Строка 7 убрана', restore: 'Вернуть', onRestore: () => undefined }}
  />
)
