import { InnField, innHint, RUSSIA } from '@prilavok/shared-kernel/company'
import { Form, FormFailure, SubmitButton } from '@prilavok/shared-kernel/forms'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Checkbox } from '@prilavok/shared-kernel/ui/checkbox'
import { EmailField } from '@prilavok/shared-kernel/ui/email-field'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { ModalClose } from '@prilavok/shared-kernel/ui/modal'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { companyFormTexts } from '../../model/texts'
import { addCompanyTexts } from './texts'
import { type AddCompanyValues, useAddCompany } from './use-add-company'

const Root = styled(Form<AddCompanyValues>)`
  display: grid;
  gap: 16px;
  > p {
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
    ${media.phone} {
      > button {
        flex: 1 0 auto;
      }
    }
  }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 16px;
  align-items: start;
`
const Warning = styled.div`
  display: grid;
  gap: 8px;
`

/** The short form of a company (CAB-074): its button sends once all is there; before that a press says what is missing. */
export function AddCompanyForm({ onClose }: { onClose: () => void }) {
  const { form, register, isComplete } = useAddCompany(onClose)
  const inn = form.choice('inn')
  return (
    <Root form={form}>
      <InnField
        {...inn}
        country={RUSSIA}
        isDisabled={({ ACTIVE }) => ACTIVE === 'N'}
        onChange={(inn, kpp) => form.fill(() => ({ inn, ...(kpp && { kpp }) }))}
        onBlur={(event) => {
          inn.onBlur(event)
          void register.lookUp()
        }}
        onChoose={register.choose}
        hint={innHint(inn.value, register, addCompanyTexts.innHint)}
      />
      <TextField
        {...form.text('company_name')}
        label={addCompanyTexts.companyName}
        required
        autoComplete="organization"
      />
      <Pair>
        <TextField
          {...form.text('kpp')}
          label={companyFormTexts.kpp}
          hint={companyFormTexts.kppHint}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...form.text('ogrn')}
          label={companyFormTexts.ogrn}
          hint={companyFormTexts.ogrnHint}
          inputMode="numeric"
          autoComplete="off"
        />
      </Pair>
      <EmailField {...form.choice('email')} label={addCompanyTexts.email} autoComplete="off" />
      <Note tone="warning">
        <Warning>
          <b>{companyFormTexts.noWayBack}.</b>
          <Checkbox {...form.tick('understood')} label={companyFormTexts.understood} />
        </Warning>
      </Note>
      <p>{addCompanyTexts.later}</p>
      <FormFailure text={form.failure} />
      <footer>
        <ModalClose>{addCompanyTexts.cancel}</ModalClose>
        <SubmitButton form={form} kind="primary" incomplete={!isComplete} busyLabel={addCompanyTexts.saving}>
          {companyFormTexts.addCompany}
        </SubmitButton>
      </footer>
    </Root>
  )
}
