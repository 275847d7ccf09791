import type { ShopOfDocuments } from '@prilavok/supplier-api/documents/rendering/parties'
import type { TextBlock } from '@prilavok/supplier-api/documents/rendering/text-document'
import { DEMO_COMPANY } from '../companies/demo-company'

/** What the company of the demonstration stores in its cabinet. */
export const buyerCard: TextBlock[] = [
  {
    facts: [
      { name: 'Полное наименование', value: DEMO_COMPANY.COMPANY_NAME },
      { name: 'ИНН', value: DEMO_COMPANY.INN },
      { name: 'КПП', value: DEMO_COMPANY.KPP },
      { name: 'ОГРН', value: DEMO_COMPANY.OGRN },
      { name: 'Адрес', value: DEMO_COMPANY.ADDRESS },
      { name: 'Руководитель', value: DEMO_COMPANY.OWNER },
      { name: 'Контактное лицо', value: 'Соколова Анна Викторовна' },
    ],
  },
  { text: 'Демонстрационный документ.' },
]

export const proxy = ({ seller }: ShopOfDocuments): TextBlock[] => [
  {
    text: `${DEMO_COMPANY.SHORT_NAME} доверяет Соколовой Анне Викторовне получение товаров от ${seller.name} по\u00a0заказам, оформленным на\u00a0сайте поставщика, с\u00a0правом подписи товаросопроводительных документов.`,
  },
  { text: 'Доверенность действует один год со\u00a0дня выдачи.' },
  { text: 'Демонстрационный документ.' },
]
