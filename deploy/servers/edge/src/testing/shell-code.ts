/**
 * Server build of a shell, small enough to read: it renders the module of the route into the root, asks the API who the visitor
 * is where a page wants to know, and renders the widgets of the layout.
 */
export const SHELL_SERVER = String.raw`
const fits = (route, path) => new RegExp('^' + route.path.replace(/:\w+/g, '\\d+') + '/?$').test(path)
const escape = (text) => String(text).replace(/</g, '&lt;')
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

exports.shared = { react: { version: 'of the shell' } }

exports.documentShell = ({ shop, base, nonce }) => ({
  htmlAttributes: ' lang="ru" data-scheme="' + shop.COLOR_SCHEME + '"',
  head: '<style nonce="' + nonce + '">/*' + base + '*/</style>',
})

const OWN = { default: ({ path }) => '<h1>shell renders ' + escape(path) + '</h1>' }

exports.render = async (job, load, sink, signal) => {
  const path = job.url.split('?')[0]
  const route = job.plan.routes.find((candidate) => fits(candidate, path))
  const module = !route || route.part === 'shell' ? OWN : load(route.part, route.expose)
  const kernel = {
    shop: job.shop,
    cookies: job.cookies,
    signal,
    get: (call) => fetch(job.apiOrigin + call + '?access_token=' + job.cookies.access_token, { signal }).then((r) => r.json()),
  }
  const data = module.prefetch && (await Promise.race([module.prefetch(kernel), later(job.dataDeadline)]))
  const widgets = job.plan.layoutSlots.flatMap((slot) => job.plan.slots[slot] || []).map(({ part, expose }) => {
    try {
      return load(part, expose).default({ kernel })
    } catch (error) {
      sink.problem(error)
      return '<i>no widget</i>'
    }
  })
  sink.head({ title: route ? 'Page — ' + job.shop.NAME : 'Не найдено', description: 'about', robots: route ? undefined : 'noindex', ...module.head })
  const body = await module.default({ kernel, data, path })
  sink.write('<div id="root">' + widgets.join('') + body + '</div>')
  sink.write('<script nonce="' + job.nonce + '">/* state */</script>')
}
`

/** Server builds of pages that behave in every way a page can. */
export const PAGES = {
  good: `
    const react = require('react')
    exports.prefetch = (kernel) => kernel.get('/v3/api/whoami/')
    exports.default = ({ kernel, data, path }) =>
      '<p>' + [path, kernel.shop.NAME, data && data.shop, data && data.token, react.version].join('|') + '</p>'`,
  slowData: `
    exports.prefetch = (kernel) => kernel.get('/v3/api/slow/')
    exports.default = ({ data }) => data ? 'with data' : 'without data'`,
  /** Shows nothing of a visitor, and everything that it is told of one. */
  told: `
    exports.prefetch = (kernel) => kernel.get('/v3/api/slow/')
    exports.default = ({ kernel, path }) =>
      '<p>' + [path, kernel.shop.NAME, Object.keys(kernel.cookies).sort()].join('|') + '</p>'`,
  /** Says what it is to search engines. */
  described: `
    exports.head = {
      canonical: '/described?a=1&b="2"',
      structuredData: [
        { '@type': 'Product', name: '</script><b>/x</b>', image: ['/a.webp', 'https://pictures.example/b.webp'], sku: '/7' },
        { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', item: '/catalog/12' }] },
      ],
    }
    exports.default = () => 'described'`,
  /** What it is about does not exist. */
  missing: `
    exports.head = { robots: 'noindex', missing: true }
    exports.default = () => '<h1>Нет такого товара</h1>'`,
  widget: "exports.default = ({ kernel }) => '<b>basket of ' + kernel.shop.NAME + '</b>'",
  throwsAtStart: "throw new Error('broken at start')",
  throwsInRender: "exports.default = () => { throw new Error('broken in render, access_token=abc') }",
  loops: 'exports.default = () => { for (;;) {} }',
  loopsOnDemand:
    "exports.default = ({ kernel }) => { if (kernel.cookies.loop) for (;;) {} return '<b>calm</b>' }",
  leaks: "exports.default = () => { const all = []; for (;;) all.push(new Array(1e5).fill('x')) }",
  hangs: `exports.default = ({ kernel }) => new Promise((resolve) => {
      globalThis.console.log('render began')
      kernel.signal.addEventListener('abort', () => { globalThis.console.log('render stopped'); resolve('') })
    })`,
  usesForeign: "require('axios'); exports.default = () => ''",
  writesGlobal: "exports.default = () => { globalThis.shopOfLastPage = 1; return '' }",
  strayRejection: "exports.default = () => { Promise.reject(new Error('stray')); return 'survived' }",
} as const
