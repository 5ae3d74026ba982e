"""Drawn pictures of nothing to wear: documents, stripes, tiles, shapes, noise and screens."""

import random

import numpy as np
from PIL import Image, ImageDraw

COUNT = 360


def drawn_things(side: int, chance: random.Random) -> list[np.ndarray]:
    makers = (_document, _stripes, _tiles, _shapes, _noise, _screen)
    drawn = [makers[index % len(makers)](side, chance) for index in range(COUNT)]
    return [_as_photo(picture, chance) for picture in drawn]


def _colour(chance: random.Random) -> tuple[int, int, int]:
    return (chance.randrange(256), chance.randrange(256), chance.randrange(256))


def _document(side: int, chance: random.Random) -> Image.Image:
    picture = Image.new("RGB", (side, side), (chance.randint(205, 255),) * 3)
    pen = ImageDraw.Draw(picture)
    y = chance.randint(5, 25)
    while y < side - 10:
        x, end = chance.randint(8, 20), chance.randint(90, side - 5)
        while x < end:
            word = chance.randint(4, 18)
            pen.rectangle((x, y, x + word, y + chance.randint(1, 3)), fill=(chance.randint(0, 90),) * 3)
            x += word + 3
        y += chance.randint(5, 11)
    return picture


def _stripes(side: int, chance: random.Random) -> Image.Image:
    picture = Image.new("RGB", (side, side), _colour(chance))
    pen, width, colour = ImageDraw.Draw(picture), chance.randint(4, 40), _colour(chance)
    lean = chance.randint(-60, 60)
    for x in range(-side, 2 * side, 2 * width):
        pen.polygon([(x, 0), (x + width, 0), (x + width + lean, side), (x + lean, side)], fill=colour)
    return picture


def _tiles(side: int, chance: random.Random) -> Image.Image:
    picture = Image.new("RGB", (side, side), _colour(chance))
    pen, width, colours = ImageDraw.Draw(picture), chance.randint(10, 50), (_colour(chance), _colour(chance))
    for y in range(0, side, width):
        for x in range(0, side, width):
            pen.rectangle((x, y, x + width - 2, y + width - 2), fill=colours[chance.random() < 0.2])
    return picture


def _shapes(side: int, chance: random.Random) -> Image.Image:
    picture = Image.new("RGB", (side, side), _colour(chance))
    pen = ImageDraw.Draw(picture)
    for _ in range(chance.randint(2, 12)):
        x, y = chance.randint(-20, side - 10), chance.randint(-20, side - 10)
        draw = pen.ellipse if chance.random() < 0.5 else pen.rectangle
        draw((x, y, x + chance.randint(10, 90), y + chance.randint(10, 90)), fill=_colour(chance))
    return picture


def _noise(side: int, chance: random.Random) -> Image.Image:
    grains = chance.choice([3, 6, 12, 40, side])
    picture = Image.frombytes("RGB", (grains, grains), chance.randbytes(3 * grains * grains))
    return picture.resize((side, side), chance.choice(list(Image.Resampling)[:4]))


def _screen(side: int, chance: random.Random) -> Image.Image:
    picture = Image.new("RGB", (side, side), (124, 116, 104))
    pen, y = ImageDraw.Draw(picture), 4
    pen.rectangle((38, 0, 122, side), fill=chance.choice([(255, 255, 255), (20, 20, 24), (240, 240, 245)]))
    while y < side - 4:
        height = chance.randint(4, 26)
        pen.rectangle((42, y, 42 + chance.randint(20, 76), y + height), fill=_colour(chance))
        y += height + chance.randint(2, 8)
    return picture


def _as_photo(picture: Image.Image, chance: random.Random) -> np.ndarray:
    """With uneven light and grain."""
    values = np.asarray(picture, np.float32)
    light = np.linspace(chance.uniform(0.7, 1), chance.uniform(0.7, 1), values.shape[1])[None, :, None]
    grain = np.random.default_rng(chance.randrange(2**32)).normal(0, chance.uniform(0, 9), values.shape)
    return (values * light + grain).clip(0, 255).astype(np.uint8)
