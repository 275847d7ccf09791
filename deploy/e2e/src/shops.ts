/** Two demonstration shops that differ in theme, price precision and kinds of customers. */
export const GREEN = { domain: 'demo-green.localhost', name: 'Канцопт Зелёный', fractionDigits: 2 }
export const BLUE = { domain: 'demo-blue.localhost', name: 'Офис-Синий', fractionDigits: 0 }

/** Takes nobody new. */
export const VIOLET = { domain: 'demo-violet.localhost', name: 'Фиолет Снаб', fractionDigits: 2 }

export const CUSTOMER = { email: 'client@example.com', password: 'prilavok-demo' }
