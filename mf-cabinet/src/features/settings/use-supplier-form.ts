import { plainLink } from '@prilavok/shared-kernel/contract/shop-link'
import { isApiError } from '@prilavok/shared-kernel/errors'
import { FormError, type FormState, object, string, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useNavigate } from '@prilavok/shared-kernel/router'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { useRef, useState } from 'react'
import { chooseSupplier } from '../../api/choose-supplier'
import { ANCHORS } from './anchors'
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

/** What the buyer is asked; each press of Enter asks anew. */
export interface SupplierQuestion {
  link: string
}

export interface SupplierForm {
  form: FormState<SupplierValues>
  /** undefined while the link is being typed. */
  question: SupplierQuestion | undefined
  /** Before the submit of the answer: the link may be changed to. */
  confirm: () => void
  /** The buyer stays with the supplier. */
  decline: () => void
}

/**
 * Changes the supplier by its link, once the buyer has been asked: with the supplier go prices, basket and delivery. Only SUCCESS Y
 * confirms it: then the page is loaded anew (000 §4, §5), at this block, where it is said.
 * @param presentLink of the supplier of this shop: nothing is to be changed to it
 */
export function useSupplierForm(presentLink: string): SupplierForm {
  const kernel = useKernel()
  const { platform, leaveGuards } = kernel
  const navigate = useNavigate()
  const present = [presentLink, useShop().DOMAIN_NAME].map(plainLink)
  const [question, ask] = useState<SupplierQuestion>()
  const confirmed = useRef<string>(undefined)
  const form = useForm<SupplierValues>({
    name: 'mf-cabinet.supplier',
    initialValues: EMPTY,
    schema: RULES,
    async onSubmit({ selected_shop }) {
      const link = selected_shop.trim()
      if (present.includes(plainLink(link)))
        throw new FormError('', { selected_shop: settingsTexts.sameSupplier })
      const isConfirmed = confirmed.current === link
      confirmed.current = undefined
      if (!isConfirmed) {
        ask({ link })
        // Nothing is wrong, and nothing is sent: what is typed stays as it is.
        throw new FormError('')
      }
      const rejectLink = () => {
        ask(undefined)
        return unknownLink()
      }
      const answer = await chooseSupplier(kernel, link).catch((error: unknown) => {
        throw isApiError(error) && NO_SUCH_LINK.includes(error.status) ? rejectLink() : error
      })
      if (!isYes(answer.SUCCESS)) throw rejectLink()
      rememberSupplier(platform.session, answer.ITEM)
      // Drafts bring back what is typed in the other blocks, so nobody is asked.
      leaveGuards.release()
      navigate(`#${ANCHORS.supplier}`, { replace: true })
      platform.reload()
    },
  })
  return {
    form,
    question: question?.link === form.values.selected_shop.trim() ? question : undefined,
    confirm: () => {
      confirmed.current = question?.link
    },
    decline: () => ask(undefined),
  }
}
