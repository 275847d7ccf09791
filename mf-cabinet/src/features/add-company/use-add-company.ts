import { nameOf, RUSSIA, useCompanyByInn } from '@prilavok/shared-kernel/company'
import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { boolean, emailRule, object, useForm } from '@prilavok/shared-kernel/forms'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { keys } from '../../api/keys'
import { saveClient } from '../../api/save-client'
import { companyRules } from '../../model/company-rules'
import { companyFormTexts } from '../../model/texts'
import { addCompanyTexts } from './texts'

/** As the call names them (001 §3, Add company). */
export interface AddCompanyValues {
  company_name: string
  inn: string
  kpp: string
  ogrn: string
  email: string
  /** There is no way back (CAB-071). */
  understood: boolean
}
const EMPTY: AddCompanyValues = {
  company_name: '',
  inn: '',
  kpp: '',
  ogrn: '',
  email: '',
  understood: false,
}
const RULES = object({
  ...companyRules(RUSSIA),
  email: emailRule(),
  understood: boolean().isTrue(companyFormTexts.notUnderstood),
})

const fieldsOf = (company: FoundCompany) => ({
  inn: company.INN,
  company_name: nameOf(company),
  kpp: company.KPP,
  ogrn: company.OGRN,
})

/** The short form of a company: its rules, the register, and how it is saved. */
export function useAddCompany(onDone: () => void) {
  const kernel = useKernel()
  const form = useForm<AddCompanyValues>({
    name: 'mf-cabinet.add-company',
    initialValues: EMPTY,
    schema: RULES,
    async onSubmit({ understood: _understood, ...fields }) {
      await saveClient(
        kernel,
        'Y',
        Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text.trim()])),
      )
      await Promise.all(
        [queryKeys.personal, keys.clientInfo].map((queryKey) => kernel.query.invalidateQueries({ queryKey })),
      )
      kernel.notices.show({ kind: 'success', text: addCompanyTexts.saved })
      onDone()
    },
  })
  const { remember, lookUp, company, isUnknown } = useCompanyByInn(form.values.inn, form.values.company_name)
  const choose = (chosen: FoundCompany) => {
    remember(chosen)
    form.fill(() => fieldsOf(chosen))
  }
  return {
    form,
    register: {
      company,
      isUnknown,
      choose,
      async lookUp(): Promise<void> {
        const found = await lookUp()
        if (!found || found.ACTIVE === 'N') return
        form.fill((values) =>
          Object.fromEntries(
            Object.entries(fieldsOf(found)).filter(
              ([field]) => values[field as keyof AddCompanyValues] === '',
            ),
          ),
        )
      },
    },
    isComplete: RULES.isValidSync(form.values),
  }
}
