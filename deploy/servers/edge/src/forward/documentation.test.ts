import { isDocumentation } from './documentation'

test.each([
  ['/v3/api/docs', true],
  ['/v3/api/docs/', true],
  ['/v3/api/docs/index.html?a=/x', true],
  ['//V3//API//Docs/x', true],
  ['/v3/api/%64ocs/', true],
  ['/v3/api/docs/%', true],
  ['/v3/api/docsx', false],
  ['/a/v3/api/docs/', false],
  ['/v3/api/shop/?to=/v3/api/docs/', false],
  ['/v3/api/%', false],
  ['v3/api/docs', false],
  ['', false],
])('«%s» leads to the documentation: %s', (target, leads) => expect(isDocumentation(target)).toBe(leads))
