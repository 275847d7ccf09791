import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder, releasesFolder } from './location'

const workspace = join(dataFolder({}), '..')

test('data lies in the workspace, where nothing else is said', () => {
  expect(existsSync(join(workspace, 'deploy/servers/rollouts/src/location.ts'))).toBe(true)
  expect(dataFolder({})).toBe(join(workspace, '.data'))
  expect(dataFolder({ DATA_DIR: '' })).toBe(join(workspace, '.data'))
  expect(dataFolder({ DATA_DIR: 'other/data' })).toBe(join(workspace, 'other/data'))
  expect(dataFolder({ DATA_DIR: '/srv/data' })).toBe('/srv/data')
})

test('releases lie with the data, where nothing else is said', () => {
  expect(releasesFolder({})).toBe(join(workspace, '.data/releases'))
  expect(releasesFolder({ DATA_DIR: '/srv/data' })).toBe('/srv/data/releases')
  expect(releasesFolder({ DATA_DIR: '/srv/data', RELEASES_DIR: '' })).toBe('/srv/data/releases')
  expect(releasesFolder({ DATA_DIR: '/srv/data', RELEASES_DIR: '/srv/releases' })).toBe('/srv/releases')
  expect(releasesFolder({ RELEASES_DIR: 'built' })).toBe(join(workspace, 'built'))
})
