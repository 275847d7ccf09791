import { countriesQuery, countryOf } from '@prilavok/shared-kernel/company'
import {
  FormError,
  type FormState,
  readDraft,
  rememberConsents,
  saveDraft,
  useForm,
  useVisitorsConsents,
} from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useSession } from '@prilavok/shared-kernel/queries'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { register } from '../../api/register'
import { assertAccepted } from '../../model/assert-accepted'
import { isSameEmail } from '../../model/is-same-email'
import { useLoginElsewhere } from '../../model/use-login-elsewhere'
import { type SentEmail, useSentEmail } from '../../model/use-sent-email'
import { useToldLater } from '../../model/use-told-later'
import { registrationSchema } from './registration-schema'
import {
  COMPANY_FIELDS,
  DRAFT,
  EMPTY,
  LEGAL_DRAFT,
  type RegistrationValues,
  toRegistration,
} from './registration-values'
import { registrationTexts } from './texts'
import { useEmailCheck } from './use-email-check'

/**
 * What is said of something that has no place for it goes above the buttons: of a field of a company, which an individual does not see,
 * and of the choice who registers, which shows no error (the shop may have ceased to register individuals since the page was opened).
 */
function withoutHidden(error: unknown, { is_legal_entity }: RegistrationValues): unknown {
  if (!(error instanceof FormError)) return error
  const isHidden = (field: string) =>
    field === 'is_legal_entity' || (is_legal_entity === 'N' && COMPANY_FIELDS.includes(field))
  const entries = Object.entries(error.fields).map(([field, text]) => [
    isHidden(field) ? `hidden ${field}` : field,
    text,
  ])
  return new FormError(error.message, Object.fromEntries(entries))
}

/** What was sent, for who sees his mistake when the page has been loaded anew. */
const SENT_VALUES = 'mf-auth.registration.sent-values'

/**
 * The form of a registration: its values, rules and what became of it.
 * @param email typed in another view
 */
export function useRegistration(email: string) {
  const kernel = useKernel()
  const { shop } = kernel
  const { session } = kernel.platform
  const { state } = useSession()
  const countries = useQuery(countriesQuery(kernel))
  const [registered, setRegistered] = useState<SentEmail>()
  const rememberSent = useSentEmail('registration', (sent) => {
    // The e-mail of somebody else begins anew, and who is logged in has read his.
    if (state === 'visitor' && (!email || isSameEmail(email, sent.email))) setRegistered(sent)
  })
  const tellLater = useToldLater()
  const emailCheck = useEmailCheck()
  const allowsIndividuals = isYes(shop.ALLOW_PHYSICAL)
  const form: FormState<RegistrationValues> = useForm<RegistrationValues>({
    name: 'mf-auth.registration',
    initialValues: { ...EMPTY, email },
    schema: registrationSchema(countries.data),
    draft: allowsIndividuals ? DRAFT : LEGAL_DRAFT,
    async onSubmit(values) {
      const rejected = await emailCheck.check(values.email)
      if (rejected) throw new FormError('', { email: rejected })
      try {
        const answer = await register(kernel, toRegistration(values, shop))
        assertAccepted(answer)
        rememberConsents(kernel)
        const sent = { message: answer.MESSAGE ?? '', email: answer.EMAIL ?? values.email.trim() }
        rememberSent(sent)
        saveDraft(session, SENT_VALUES, { ...values })
        setRegistered(sent)
        tellLater(registrationTexts.sentLater(sent.message, sent.email))
      } catch (error) {
        throw withoutHidden(error, values)
      }
    },
  })
  const forgetSent = () => {
    rememberSent()
    saveDraft(session, SENT_VALUES, {})
  }
  useVisitorsConsents(form)
  useLoginElsewhere({ busy: form.busy, drafted: true })
  return {
    form,
    country: countryOf(countries.data, form.values.country),
    emailCheck,
    registered,
    /** Back to the form, whose values are still there. */
    change: () => {
      // The page may have been loaded anew since.
      form.fill((current) => ({ ...current, ...readDraft(session, SENT_VALUES) }))
      forgetSent()
      setRegistered(undefined)
    },
    /** The buyer has seen what came of it. */
    finish: forgetSent,
    allowsIndividuals,
  }
}
