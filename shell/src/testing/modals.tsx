import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { useState } from 'react'
import type { TestModules } from './render-app'

/** A dialog without the kernel's modal around it. */
export function CancelOrderModal({ orderId, close }: { orderId: number } & ModalFrame) {
  return (
    <div role="dialog" aria-label={`Отмена заказа ${orderId}`}>
      <button type="button" onClick={close}>
        Не отменять
      </button>
    </div>
  )
}

export function FormModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title="Отмена заказа">
      <input aria-label="Причина" />
    </Modal>
  )
}

export function SearchPage() {
  const [text, setText] = useState('')
  return <input aria-label="Поиск" value={text} onChange={(event) => setText(event.target.value)} />
}

/** A page with a field at /catalog-list, and what `cancelOrder` opens. */
export const withModal = (modal: object | (() => Promise<object>)): TestModules => ({
  'mf-catalog/./CatalogListPage': { default: SearchPage },
  'mf-cabinet/./CancelOrderModal': modal,
})
