/** A form that does something itself: a browser would send it, and load the page again. */
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  readonly onSubmit: () => void | Promise<void>
}

/** What is wrong is said by us beside the input, and not by the browser. */
export const Form = ({ onSubmit, ...props }: Props) => (
  <form
    {...props}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      void onSubmit()
    }}
  />
)
