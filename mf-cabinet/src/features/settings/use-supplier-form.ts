import { isApiError } from '@prilavok/shared-kernel/errors'
import { FormError, type FormState, object, string, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { chooseSupplier } from '../../api/choose-supplier'
import { rememberSupplier } from './chosen-supplier'
import { settingsTexts } from './texts'

export interface SupplierValues {
  selected_shop: string
}
const EMPTY: SupplierValues = { selected_shop: '' }
const RULES = object({ selected_shop: string().trim().required(settingsTexts.noLink) })
/** Answers by which a back end says that there is no such link. */
const NO_SUCH_LINK = [400, 404, 422]

const unknownLink = () => new FormError('', { selected_shop: settingsTexts.unknownLink })

/** Changes the supplier by its link. Only SUCCESS Y confirms it: then the page is loaded anew (000 §4, §5). */
export function useSupplierForm(): FormState<SupplierValues> {
  const kernel = useKernel()
  const { platform, leaveGuards } = kernel
  return useForm<SupplierValues>({
    name: 'mf-cabinet.supplier',
    initialValues: EMPTY,
    schema: RULES,
    async onSubmit({ selected_shop }) {
      const answer = await chooseSupplier(kernel, selected_shop.trim()).catch((error: unknown) => {
        throw isApiError(error) && NO_SUCH_LINK.includes(error.status) ? unknownLink() : error
      })
      if (!isYes(answer.SUCCESS)) throw unknownLink()
      rememberSupplier(platform.session, answer.ITEM)
      // Drafts bring back what is typed in the other blocks, so nobody is asked.
      leaveGuards.release()
      platform.reload()
    },
  })
}
