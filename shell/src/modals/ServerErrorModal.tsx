import type { ModalFrame, ModalProps } from '@prilavok/shared-kernel/contract'
import { styled } from '@prilavok/shared-kernel/styled'
import { Button } from '@prilavok/shared-kernel/ui/button'
import { CopyButton } from '@prilavok/shared-kernel/ui/copy-button'
import { Modal } from '@prilavok/shared-kernel/ui/modal'

const Code = styled.small`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 12px;
  font-size: 12px;
  line-height: 16px;
  color: var(--text-muted);
`

/** An answer with one of the configured statuses (AMB-05): says what the server said. */
export default function ServerErrorModal({ detail, code, close }: ModalProps['serverError'] & ModalFrame) {
  return (
    <Modal
      open
      onClose={close}
      title="Произошла ошибка"
      footer={
        <Button kind="primary" onClick={close}>
          Понятно
        </Button>
      }
    >
      <p>{detail}</p>
      <p>Пожалуйста, попробуйте позже</p>
      {code && (
        <Code>
          Код для поддержки: <span className="num">{code}</span>
          <CopyButton text={code} label="Скопировать код для поддержки" copied="Код скопирован" />
        </Code>
      )}
    </Modal>
  )
}
