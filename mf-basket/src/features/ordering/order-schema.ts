import type { BasketType } from '@prilavok/shared-kernel/contract'
import { boolean, type ObjectSchema, object, string } from '@prilavok/shared-kernel/forms'
import { orderTexts } from '../../order-texts'
import type { OrderFormValues } from './order-form-values'

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
      .oneOf(['1', '2'], orderTexts.chooseReceiving)
      .defined(),
    zoneId: string()
      .default('')
      .when('deliveryType', ([type], field) =>
        delivered(type) && hasZones ? field.required(orderTexts.chooseZone) : field,
      ),
    addressId: string()
      .default('')
      .when('deliveryType', ([type], field) =>
        delivered(type) ? field.required(orderTexts.chooseAddress) : field,
      ),
    paymentType: basket === 'loyalty' ? string().default('') : string().required(orderTexts.choosePayment),
    comment: string().default('').max(COMMENT_LENGTH),
    agree: boolean().default(false).defined().isTrue(orderTexts.noAgree),
    transfer: boolean().default(false).defined().isTrue(orderTexts.noTransfer),
  })
