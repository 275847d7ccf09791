import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { getMe } from './api/get-me'
import { ChangeProvider, type UnfinishedChange } from './features/change/ChangeProvider'
import { Frame } from './features/frame/Frame'
import { LoadError, Loading } from './features/frame/states'
import { LiveProvider } from './features/live/LiveProvider'
import { AccountPage } from './pages/AccountPage'
import { LoginPage } from './pages/LoginPage'
import { LogPage } from './pages/LogPage'
import { MatrixPage } from './pages/MatrixPage'
import { PastPage } from './pages/PastPage'
import { ReleasesPage } from './pages/ReleasesPage'
import { SuppliersPage } from './pages/SuppliersPage'

/** The console: the login, or its sections for who is logged in. */
export function App() {
  const me = useQuery(getMe)
  const [wasIn, setWasIn] = useState(false)
  const unfinished = useRef<UnfinishedChange>(undefined)
  if (me.data && !wasIn) setWasIn(true)
  if (me.isPending) return <Loading />
  if (me.isError) return <LoadError error={me.error} onRetry={() => void me.refetch()} />
  if (!me.data) return <LoginPage hasEnded={wasIn} />
  const leave = () => {
    setWasIn(false)
    unfinished.current = undefined
  }
  return (
    <LiveProvider key={me.data.login}>
      <ChangeProvider login={me.data.login} unfinished={unfinished}>
        <Frame operator={me.data} onLeave={leave}>
          <Routes>
            <Route path="/" element={<MatrixPage />} />
            <Route path="/releases" element={<ReleasesPage />} />
            <Route path="/suppliers" element={<SuppliersPage />} />
            <Route path="/log" element={<LogPage />} />
            <Route path="/past" element={<PastPage />} />
            <Route path="/account" element={<AccountPage />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Frame>
      </ChangeProvider>
    </LiveProvider>
  )
}
