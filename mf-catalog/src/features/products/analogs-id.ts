/** «Аналоги» of a row and of the buy box lead to this element of a product's page. */
export const ANALOGS_ID = 'analogs'
