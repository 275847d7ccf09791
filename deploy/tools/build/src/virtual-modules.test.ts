import { loadersSource } from './virtual-modules'

test('each exposed module of the shell is a chunk of its own name', () => {
  expect(loadersSource([{ expose: './HomePage', file: '/shop/shell/src/pages/HomePage.tsx' }])).toContain(
    '"./HomePage": () => import(/* webpackChunkName: "HomePage" */ "/shop/shell/src/pages/HomePage.tsx"),',
  )
})
