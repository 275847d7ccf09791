import type { ModalFrame } from '@prilavok/shared-kernel/contract'
import { Modal } from '@prilavok/shared-kernel/ui/modal'
import { AddCompanyForm } from '../features/add-company/AddCompanyForm'
import { companyFormTexts } from '../model/texts'

/** An individual adds the company that it buys for. */
export default function AddCompanyModal({ close }: ModalFrame) {
  return (
    <Modal open onClose={close} title={companyFormTexts.addCompany}>
      <AddCompanyForm onClose={close} />
    </Modal>
  )
}
