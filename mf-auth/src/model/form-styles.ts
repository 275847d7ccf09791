/** Fields of a form one below the other: `styled(Form<Values>)(formStyles)`. */
export const formStyles = `
  display: grid;
  gap: 16px;
`
