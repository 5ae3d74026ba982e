// @ts-check
// What makes a story look the same each time. `holdStill` runs in the page before any of the page's
// own code, so it cannot use anything of this module.

/**
 * @typedef {object} Stillness
 * @property {(walks: boolean) => void} begin before a story is shown on the same page, another or the same again; a
 * walk keeps its calendar, its timers and its movements, since it may wait for them
 * @property {() => Promise<string | undefined>} finished resolves when the story has played, to what went wrong
 * @property {() => Promise<void>} settle resolves when pictures and typefaces have arrived and can be shown, calls are
 * answered, and nothing moves
 * @property {() => void} freeze stops every timer of the page until a story begins, and ends every movement
 * @property {() => void} cutMovements
 */

/**
 * Seeds randomness, stops the calendar, and lets only the play function have long waits: whatever
 * else happens after half a second or later depends on the speed of the machine.
 * @param {{ now: number, longWait: number, turn: number, quiet: number, quietDuringCalls: number, patience: number, styles: string }} options times in milliseconds
 */
export function holdStill({ now, longWait, turn, quiet, quietDuringCalls, patience, styles }) {
  const {
    setTimeout: later,
    setInterval: repeat,
    requestAnimationFrame: frame,
    fetch: call,
  } = window
  /** @type {"loading" | "playing" | "settling" | "frozen" | "walking"} */
  let phase = "loading"
  // Of the story that is shown: one before it may have left a call unanswered for good.
  let calls = { open: 0 }
  /** Short timers that have not run, such as React's before it shows what has loaded. @type {Set<number>} */
  const waiting = new Set()
  /** What became due once while everything was frozen. @type {(() => void)[]} */
  const due = []
  // Counted in turns of the page, not by the clock: one that a busy machine holds up is not at rest.
  let stillTurns = 0

  localStorage.clear()
  sessionStorage.clear()
  const sheet = stillStyles()
  const seedChance = governChance()
  stopCalendar()
  governTimers()
  countCalls()
  new MutationObserver((records) => {
    if (hasChanged(records)) stillTurns = 0
  }).observe(document, {
    ...{ subtree: true, childList: true, characterData: true },
    ...{ attributes: true, attributeOldValue: true },
  })
  for (const event of ["animationstart", "transitionrun"]) {
    document.addEventListener(event, () => phase !== "walking" && cutMovements(), true)
  }
  /** @type {PromiseWithResolvers<string | undefined>} */
  let outcome = Promise.withResolvers()
  watchStories()
  Object.assign(window, {
    stillness: { begin, finished: () => outcome.promise, settle, freeze, cutMovements },
  })

  /** @param {boolean} walks */
  function begin(walks) {
    phase = walks ? "walking" : "loading"
    outcome = Promise.withResolvers()
    // What a library waits for comes late, and not never.
    for (const run of due.splice(0)) run()
    sheet.disabled = walks
    calls = { open: 0 }
    waiting.clear()
    // How far down the story before it was scrolled is no matter of this one.
    window.scrollTo({ top: 0, behavior: "instant" })
    seedChance()
  }

  function stillStyles() {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
    return sheet
  }

  function governChance() {
    const seed = 0x9e3779b9
    let state = seed
    // Mulberry32: small, and good enough for pictures.
    const random = () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    }
    Math.random = random
    const hex = (/** @type {number} */ length) =>
      Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join("")
    crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
    crypto.getRandomValues = (array) => {
      if (array) {
        const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
        for (let index = 0; index < bytes.length; index += 1) bytes[index] = random() * 256
      }
      return array
    }
    return () => {
      state = seed
    }
  }

  function stopCalendar() {
    const RealDate = Date
    const read = () => (phase === "walking" ? RealDate.now() : now)
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, newTarget) =>
        Reflect.construct(target, args.length === 0 ? [read()] : args, newTarget),
      apply: () => new RealDate(read()).toString(),
      get: (target, name) => (name === "now" ? read : Reflect.get(target, name)),
    })
  }

  function governTimers() {
    /** @type {(() => void)[]} */
    const held = []
    /** Runs a callback only while timers of its kind may run. */
    const guard = (
      /** @type {unknown} */ callback,
      /** @type {{ long: boolean, once: boolean }} */ { long, once },
    ) => {
      const born = phase
      return (/** @type {unknown[]} */ ...args) => {
        if (typeof callback !== "function") return
        const isFrozen = phase === "frozen" && born !== "frozen"
        if (isFrozen && once) due.push(() => callback(...args))
        const isOver = isFrozen || (long && phase === "settling" && born !== "frozen")
        if (!isOver) callback(...args)
      }
    }
    /** @type {Map<number, number>} what a held timer became, by the number the page knows */
    const started = new Map()
    let lastHeld = -1
    const govern =
      (/** @type {typeof later | typeof repeat} */ start) =>
      (
        /** @type {unknown} */ callback,
        /** @type {number} */ wait = 0,
        /** @type {unknown[]} */ ...args
      ) => {
        const long = wait >= longWait
        const begin = () => {
          const run = guard(callback, { long, once: start === later })
          const timer = Number(
            start(
              (/** @type {unknown[]} */ ...given) => {
                waiting.delete(timer)
                run(...given)
              },
              ...[wait, ...args],
            ),
          )
          if (start === later && wait > turn && !long) waiting.add(timer)
          return timer
        }
        if (!long || phase === "playing" || phase === "frozen" || phase === "walking")
          return begin()
        const known = lastHeld--
        started.set(known, 0)
        held.push(() => started.has(known) && started.set(known, begin()))
        return known
      }
    const forget =
      (/** @type {(timer?: number) => void} */ clear) => (/** @type {number} */ timer) => {
        waiting.delete(timer)
        clear.call(window, started.get(timer) ?? timer)
        started.delete(timer)
      }
    Object.assign(window, {
      setTimeout: govern(later),
      setInterval: govern(repeat),
      clearTimeout: forget(window.clearTimeout),
      clearInterval: forget(window.clearInterval),
      requestAnimationFrame: (/** @type {FrameRequestCallback} */ callback) =>
        frame(guard(callback, { long: false, once: true })),
    })
    window.addEventListener("story-plays", () => {
      for (const begin of held.splice(0)) begin()
    })
  }

  /**
   * Whether anything is other than before: React takes a field's name away and gives it back whenever it
   * renders it, as a camera's screen does several times a second.
   * @param {readonly MutationRecord[]} records
   */
  function hasChanged(records) {
    /** @type {Map<Node, Set<string | null>>} */
    const seen = new Map()
    for (const { target, attributeName, oldValue } of records) {
      if (attributeName === null || !(target instanceof Element)) return true
      const names = seen.get(target) ?? new Set()
      seen.set(target, names)
      // The first record of an attribute has its value from before all of them.
      if (!names.has(attributeName) && target.getAttribute(attributeName) !== oldValue) return true
      names.add(attributeName)
    }
    return false
  }

  /** Finishes every movement; endless ones go back to their start. */
  function cutMovements() {
    for (const animation of document.getAnimations()) {
      const endless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      if (endless) animation.cancel()
      else animation.finish()
    }
  }

  function countCalls() {
    window.fetch = async (...args) => {
      const own = calls
      own.open += 1
      try {
        return await call(...args)
      } finally {
        own.open -= 1
        stillTurns = 0
      }
    }
  }

  function watchStories() {
    /** @type {unknown} */
    let channel
    Object.defineProperty(window, "__STORYBOOK_ADDONS_CHANNEL__", {
      configurable: true,
      get: () => channel,
      set: (given) => {
        channel = given
        given.on("storyRenderPhaseChanged", (/** @type {{ newPhase: string }} */ { newPhase }) => {
          if (phase === "walking") return
          if (newPhase === "playing") {
            phase = "playing"
            window.dispatchEvent(new Event("story-plays"))
          } else if (phase === "playing") phase = "settling"
        })
        given.on("storyFinished", () => {
          if (phase !== "walking") phase = "settling"
          outcome.resolve(undefined)
        })
        given.on("storyMissing", () => outcome.resolve("The story is missing."))
        for (const event of ["storyThrewException", "playFunctionThrewException", "storyErrored"]) {
          given.on(event, (/** @type {{ message?: string, description?: string }} */ error) =>
            outcome.resolve(error.message ?? error.description ?? "The story failed."),
          )
        }
      },
    })
  }

  /** @returns {Promise<void>} */
  async function settle() {
    const deadline = performance.now() + patience
    phase = "settling"
    stillTurns = 0
    /** @type {WeakMap<HTMLImageElement, string>} */
    const decoded = new WeakMap()
    while (performance.now() < deadline) {
      cutMovements()
      // Set only if it differs, because each write is a change of the page.
      for (const image of document.images) if (image.loading === "lazy") image.loading = "eager"
      await document.fonts.ready
      const images = [...document.images]
      const arrived = images.every((image) => image.complete)
      // What has arrived is shown once it is decoded, and some turns must pass after that.
      const fresh = images.filter(
        (image) => image.complete && decoded.get(image) !== image.currentSrc,
      )
      if (fresh.length > 0) {
        await Promise.all(fresh.map((image) => image.decode().catch(() => undefined)))
        for (const image of fresh) decoded.set(image, image.currentSrc)
        stillTurns = 0
      }
      // A call that a story leaves unanswered, to show waiting, never ends; nor do timers that set the next.
      const enough = calls.open > 0 ? quietDuringCalls : waiting.size > 0 ? longWait : quiet
      if (arrived && stillTurns * turn > enough) return
      // What comes with a frame, such as what has come into sight, has come before a turn is over.
      await new Promise((resolve) => later(() => frame(resolve)))
      stillTurns += 1
    }
    throw new Error(`The story did not come to rest in ${patience / 1000} s.`)
  }

  function freeze() {
    cutMovements()
    phase = "frozen"
  }
}
