import type { FoundCompany } from '@prilavok/shared-kernel/contract'
import { completeInn } from '@prilavok/shared-kernel/contract/inn-digits'
import { completeOgrn } from './check-digits'

/** The company of the demonstration buyers: invented, of a tax office that does not exist. */
export const DEMO_COMPANY: FoundCompany = {
  INN: completeInn('778800042'),
  KPP: '778801001',
  OGRN: completeOgrn('119778800042'),
  COMPANY_NAME: 'Общество с ограниченной ответственностью «Вектор Плюс»',
  SHORT_NAME: 'ООО «Вектор Плюс»',
  OWNER: 'Пеналова Вера Павловна',
  ADDRESS: '125167, г. Москва, Ленинградский проспект, д. 36, стр. 11, офис 402',
  ACTIVE: 'Y',
}
