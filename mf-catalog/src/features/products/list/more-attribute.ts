/** Of «Показать ещё»: where Enter leads from the quantity of the last row. */
export const MORE_ATTRIBUTE = 'data-list-more'
