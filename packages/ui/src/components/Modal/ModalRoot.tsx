import { keyframes, styled } from "styled-components"
import { colour, media, motion, radius, shadow, space } from "../../tokens/index.ts"

const arrive = keyframes`
  from { opacity: 0; translate: 0 24px; }
`

/** The dialog: a sheet from the bottom on phones, in the middle of wider screens. */
export const ModalRoot = styled.dialog`
  width: 100%;
  max-width: none;
  max-height: min(88dvh, 48rem);
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: ${colour.raised};
  color: ${colour.ink};
  box-shadow: ${shadow.float};
  overscroll-behavior: contain;

  &[open] {
    animation: ${arrive} ${motion.calm} ${motion.ease};
  }

  &::backdrop {
    background: ${colour.veil};
  }

  [data-part="sheet"] {
    display: grid;
    gap: ${space[20]};
    padding: ${space[16]} ${space[24]} calc(env(safe-area-inset-bottom) + ${space[24]});
  }

  header {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space[12]};
    margin-inline-end: -12px;
  }

  header h2 {
    padding-block: 6px;
  }

  footer {
    display: grid;
    gap: ${space[8]};
  }

  ${media.tablet} {
    width: min(32rem, 100% - ${space[64]});
    margin: auto;
    border-radius: ${radius.large};

    [data-part="sheet"] {
      padding: ${space[24]} ${space[32]} ${space[32]};
    }

    footer {
      display: flex;
      flex-flow: row-reverse wrap;
      justify-content: flex-start;
      gap: ${space[12]};
    }
  }
`
