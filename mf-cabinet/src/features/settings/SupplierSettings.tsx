import { Form, FormFailure, SubmitButton } from '@prilavok/shared-kernel/forms'
import { useSession } from '@prilavok/shared-kernel/queries'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { TextField } from '@prilavok/shared-kernel/ui/input'
import { useRef } from 'react'
import { AskSupplier } from './AskSupplier'
import { ChosenSupplier } from './ChosenSupplier'
import { settingsTexts } from './texts'
import { type SupplierValues, useSupplierForm } from './use-supplier-form'

const Present = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > span {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--r-m);
    background: var(--n-100);
    color: var(--n-700);
  }
  b {
    font-weight: 600;
  }
  p {
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
`
const Root = styled(Form<SupplierValues>)`
  display: grid;
  gap: 8px;
  > p {
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
`
/** The button stands beside the box, whatever is said below it. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: start;
  > :last-child {
    margin-top: 24px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > :last-child {
      margin-top: 0;
    }
  }
`

/** The shop that this is, the supplier of the customer, and the way to another one by its link (CAB-079, AMB-59). */
export function SupplierSettings() {
  const shop = useShop()
  const { personal } = useSession()
  const { form, question, confirm, decline } = useSupplierForm(personal?.SHOP_LINK ?? '')
  const link = useRef<HTMLInputElement>(null)
  return (
    <>
      <Present>
        <span>
          <Icon name="store" size={20} />
        </span>
        <div>
          <p>{settingsTexts.presentShop}</p>
          <b>{shop.NAME}</b>
          <p>{shop.DOMAIN_NAME}</p>
          {personal?.SHOP_LINK && (
            <p>
              {settingsTexts.presentLink} {personal.SHOP_LINK}
            </p>
          )}
        </div>
      </Present>
      <ChosenSupplier link={personal?.SHOP_LINK} />
      <Root form={form}>
        <Line>
          <TextField
            {...form.text('selected_shop')}
            ref={link}
            label={settingsTexts.otherLink}
            hint={settingsTexts.linkHint}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="url"
          />
          <SubmitButton form={form} busyLabel={settingsTexts.changingSupplier}>
            {settingsTexts.changeSupplier}
          </SubmitButton>
        </Line>
        {question && (
          <AskSupplier
            form={form}
            question={question}
            onConfirm={confirm}
            onDecline={() => {
              decline()
              link.current?.focus()
            }}
          />
        )}
        <FormFailure text={form.failure} />
        <p>{settingsTexts.ownBaskets}</p>
      </Root>
    </>
  )
}
