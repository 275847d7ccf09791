import type { ModalProps } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { styled } from '@prilavok/shared-kernel/styled'
import { Checkbox, type CheckboxProps } from './checkbox'

type Consent = ModalProps['consentText']['consent']
type ConsentBox = Pick<CheckboxProps, 'name' | 'checked' | 'error' | 'onChange'>

/** The boxes as `tick` of a form gives them. */
export type ConsentsProps = Record<Consent, ConsentBox>

const Root = styled.div`
  display: grid;
  gap: 4px;
`
const TextButton = styled.button`
  color: var(--accent-text);
  text-align: left;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
const LABEL = 'Согласен на'
const SUBJECTS: Record<Consent, string> = {
  agree: 'обработку персональных данных',
  transfer: 'передачу персональных данных',
}

function ConsentBoxLine({ consent, box }: { consent: Consent; box: ConsentBox }) {
  const { modals, plan } = useKernel()
  const subject = SUBJECTS[consent]
  if (!plan.modals.consentText) return <Checkbox {...box} label={`${LABEL} ${subject}`} />
  return (
    <Checkbox
      {...box}
      label={LABEL}
      link={
        <TextButton type="button" onClick={() => modals.open('consentText', { consent })}>
          {subject}
        </TextButton>
      }
    />
  )
}

/**
 * Both consents of a form that takes data of a person (001 §5). Their texts open over the form, where a part of the shop brings
 * them. Rules: `consentRules` of `forms`.
 */
export function Consents({ agree, transfer }: ConsentsProps) {
  return (
    <Root>
      <ConsentBoxLine consent="agree" box={agree} />
      <ConsentBoxLine consent="transfer" box={transfer} />
    </Root>
  )
}
