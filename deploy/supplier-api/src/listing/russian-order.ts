/** Order of what a buyer reads: Russian before Latin, «5 мм» before «10 мм», whatever the letters' case. */
export const { compare: inRussianOrder } = new Intl.Collator('ru', { numeric: true })
