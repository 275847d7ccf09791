import { CountryField } from '@prilavok/shared-kernel/company'
import { phoneCodeOf } from '@prilavok/shared-kernel/contract/phone-number'
import { Form, FormFailure, SubmitButton } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { Consents } from '@prilavok/shared-kernel/ui/consents'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { Segmented } from '@prilavok/shared-kernel/ui/segmented'
import { AlreadyLoggedIn } from '../../model/AlreadyLoggedIn'
import { formStyles } from '../../model/form-styles'
import { WayLine } from '../../model/WayLine'
import { WayTo } from '../../model/WayTo'
import { texts } from '../../texts'
import { CompanyFields } from './CompanyFields'
import { PersonFields } from './PersonFields'
import type { RegistrationValues } from './registration-values'
import { registrationTexts } from './texts'
import type { useRegistration } from './use-registration'

const Root = styled(Form<RegistrationValues>)(formStyles)
/** Two columns where they fit, in a modal as on a page. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(230px, 100%), 1fr));
  gap: 14px;
  align-items: start;
`

interface RegistrationFormProps {
  registration: ReturnType<typeof useRegistration>
}

/** Fields of a registration: the country first, for it names others; those of a company for legal entities only (AUTH-012, AUTH-014). */
export function RegistrationForm({ registration }: RegistrationFormProps) {
  const { form, country, emailCheck, allowsIndividuals } = registration
  const isLegal = form.values.is_legal_entity === 'Y'
  const chooseCountry = (country: string) => {
    form.choice('country').onChange(country)
    const code = phoneCodeOf(country)
    if (code && form.values.phone === '') form.setValue('phoneCode', code)
  }
  return (
    <Root form={form} guard={false}>
      <AlreadyLoggedIn purpose={registrationTexts.forOthers} />
      {allowsIndividuals ? (
        <Segmented
          block
          label={registrationTexts.who}
          items={[
            { value: 'Y', label: registrationTexts.legal },
            { value: 'N', label: registrationTexts.individual },
          ]}
          value={form.values.is_legal_entity}
          onChange={(legal) => form.setValue('is_legal_entity', legal)}
        />
      ) : (
        <Note tone="info">{registrationTexts.legalOnly}</Note>
      )}
      <Fields>
        <CountryField {...form.choice('country')} onChange={chooseCountry} />
        {isLegal && <CompanyFields form={form} country={country} />}
        <PersonFields form={form} emailCheck={emailCheck} />
      </Fields>
      <Consents agree={form.tick('agree')} transfer={form.tick('transfer')} />
      <FormFailure text={form.failure} />
      <SubmitButton form={form} kind="primary" size="l" block busyLabel={registrationTexts.submitting}>
        {registrationTexts.submit}
      </SubmitButton>
      <WayLine>
        {registrationTexts.registered}{' '}
        <WayTo view="login" email={form.values.email}>
          {texts.submit}
        </WayTo>
      </WayLine>
    </Root>
  )
}
