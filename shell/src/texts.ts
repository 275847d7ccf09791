/** Russian texts of the shell that are said in more than one place or come from the specification. */
export const texts = {
  /** Beside the login that opens for an action or a page that needs one (AMB-53). */
  signIn: 'Войдите, чтобы продолжить',
  /** The shop takes orders while it is closed (AMB-50). */
  delay: 'Заказы, оформленные в нерабочее время, обрабатываются в ближайший рабочий день',
  /** 000 §9: there is no schedule. */
  noSchedule: '-',
} as const
