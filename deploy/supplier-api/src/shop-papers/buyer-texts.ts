import type { ShopOfPapers } from '../documents/parties'
import type { TextBlock } from '../documents/text-paper'

/** What the company of the demonstration stores in its cabinet. */
export const buyerCard: TextBlock[] = [
  {
    facts: [
      { name: 'Полное наименование', value: 'Общество с\u00a0ограниченной ответственностью «Вектор Плюс»' },
      { name: 'ИНН', value: '7701234567' },
      { name: 'КПП', value: '770101001' },
      { name: 'ОГРН', value: '1157746123456' },
      { name: 'Контактное лицо', value: 'Соколова Анна Викторовна' },
    ],
  },
  { text: 'Демонстрационный документ.' },
]

export const proxy = ({ seller }: ShopOfPapers): TextBlock[] => [
  {
    text: `ООО «Вектор Плюс» доверяет Соколовой Анне Викторовне получение товаров от ${seller.name} по\u00a0заказам, оформленным на\u00a0сайте поставщика, с\u00a0правом подписи товаросопроводительных документов.`,
  },
  { text: 'Срок действия доверенности\u00a0— до\u00a031\u00a0декабря 2026\u00a0года.' },
  { text: 'Демонстрационный документ.' },
]
