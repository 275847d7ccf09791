/** Demonstration shops that differ in theme, price precision and kinds of customers. */
export const GREEN = { domain: 'demo-green.localhost', name: 'Канцопт Зелёный', fractionDigits: 2 }
export const BLUE = { domain: 'demo-blue.localhost', name: 'Офис-Синий', fractionDigits: 0 }
export const RED = { domain: 'demo-red.localhost', name: 'Красный Лист', fractionDigits: 1 }

/** Where orders are paid online: no other spec buys there. */
export const YELLOW = { domain: 'demo-yellow.localhost', name: 'Жёлтый Склад', fractionDigits: 0 }

/** Takes nobody new. */
export const VIOLET = { domain: 'demo-violet.localhost', name: 'Фиолет Снаб', fractionDigits: 2 }

export const CUSTOMER = { email: 'client@example.com', password: 'prilavok-demo' }

export const PURPLE = { domain: 'demo-purple.localhost', name: 'Пурпур Трейд', fractionDigits: 1 }

/** Every shop that is open. */
export const OPEN_SHOPS = [GREEN, BLUE, RED, VIOLET, YELLOW, PURPLE]
