import type { BasketType } from '@prilavok/shared-kernel/contract'
import { consentRules, type ObjectSchema, object, string } from '@prilavok/shared-kernel/forms'
import type { OrderFormValues } from './order-form-values'
import { orderingTexts } from './texts'

/** Longest comment, in characters. */
export const COMMENT_LENGTH = 500

type Checked = Pick<
  OrderFormValues,
  'deliveryType' | 'zoneId' | 'addressId' | 'paymentType' | 'comment' | 'agree' | 'transfer'
>

const delivered = (deliveryType: unknown) => deliveryType === '2'

/** Rules of the order form. The bonus basket asks for no payment type (AMB-38); a zone is asked for where there are any. */
export const orderSchema = (basket: BasketType, hasZones: boolean): ObjectSchema<Checked> =>
  object({
    deliveryType: string<OrderFormValues['deliveryType']>()
      .oneOf(['1', '2'], orderingTexts.chooseReceiving)
      .defined(),
    zoneId: string()
      .default('')
      .when('deliveryType', ([type], field) =>
        delivered(type) && hasZones ? field.required(orderingTexts.chooseZone) : field,
      ),
    addressId: string()
      .default('')
      .when('deliveryType', ([type], field) =>
        delivered(type) ? field.required(orderingTexts.chooseAddress) : field,
      ),
    paymentType: basket === 'loyalty' ? string().default('') : string().required(orderingTexts.choosePayment),
    comment: string().default('').max(COMMENT_LENGTH),
    ...consentRules,
  })
