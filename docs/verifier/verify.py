#!/usr/bin/env python3
"""A second, independent verifier of rounds, draws, matches and races.

It was written from the public documents alone: `docs/fairness.md` ("the
document") and the sheets with the rules of the games. It shares no code with
the product. Section names in quotes are headings of the document; "sheet"
means the `draws`, `tables` and `rules` of the game's sheet.

    python3 verify.py proofs.json --game-server http://localhost:3002
    python3 verify.py proofs.json --sheets DIR
    python3 verify.py --api http://localhost:3000/api --email player@example.org \\
        --game-server http://localhost:3002 --save proofs.json

The password of --email is read from the environment variable VERIFY_PASSWORD,
or asked for. The last line of the output is "N verified, M failed". The exit
code is 0 if nothing failed and something was verified, 1 if not, and 2 if the
input could not be read.
"""
from __future__ import annotations

import argparse
import getpass
import hashlib
import hmac
import http.client
import itertools
import json
import os
import re
import sys
import urllib.error
import urllib.parse
import urllib.request
from fractions import Fraction
from typing import NamedTuple

SHEET_BYTES_MAX = 1 << 20
ANSWER_BYTES_MAX = 16 << 20
TIMEOUT_SECONDS = 10
PAGE = 100
HASH = re.compile(r"[0-9a-f]{64}")


class BadInput(Exception):
    """The input cannot be read at all: one line, exit code 2."""


class Failure(Exception):
    """A proof does not verify; the message says what differs."""


class Incomplete(Exception):
    """A refused round that stopped before its end; what it shows agrees."""


# --- Comparison --------------------------------------------------------------

ANY = object()  # A value that the documents do not define and that moves no money.


class OneOf:
    """Several values that the documents leave open."""

    def __init__(self, *values):
        self.values = values

    def __repr__(self):
        return " or ".join(repr(value) for value in self.values)


def differences(expected, shown, path):
    """List what differs between the computed and the shown value, completely."""
    if expected is ANY:
        return []
    if isinstance(expected, OneOf):
        if any(not differences(value, shown, path) for value in expected.values):
            return []
    elif isinstance(expected, dict) and isinstance(shown, dict):
        found = []
        for key in sorted(set(expected) | set(shown)):
            if key not in shown:
                if expected[key] is not ANY:
                    found.append(f"{path}.{key}: missing")
            elif key not in expected:
                found.append(f"{path}.{key}: shown, but not computed")
            else:
                found += differences(expected[key], shown[key], f"{path}.{key}")
        return found
    elif isinstance(expected, list) and isinstance(shown, list):
        if len(expected) != len(shown):
            return [f"{path}: computed {len(expected)} entries, shown {len(shown)}"]
        pairs = enumerate(zip(expected, shown))
        return [line for at, (one, other) in pairs for line in differences(one, other, f"{path}[{at}]")]
    elif type(expected) is type(shown) and expected == shown:
        return []
    return [f"{path}: computed {brief(expected)}, shown {brief(shown)}"]


def brief(value):
    """A value on one short line."""
    text = repr(value) if isinstance(value, OneOf) else json.dumps(value, ensure_ascii=True, default=repr)
    return text if len(text) <= 80 else text[:77] + "..."


def demand(expected, shown, path):
    """Fail with the first differences, if there are any."""
    found = differences(expected, shown, path)
    if found:
        more = f" (and {len(found) - 3} more)" if len(found) > 3 else ""
        raise Failure("; ".join(found[:3]) + more)


def require(condition, message):
    """Fail with the message unless the condition holds."""
    if not condition:
        raise Failure(message)


# --- "Bytes, numbers, events" ------------------------------------------------

def sha256(text):
    """SHA-256 (hex) of a text as UTF-8."""
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


class Stream:
    """The events of a server seed, a client seed and a nonce ("Bytes, numbers, events").

    The number of the document, b0/256 + b1/256^2 + b2/256^3 + b3/256^4, is the
    big-endian integer of the four bytes divided by 2^32. event(n) is therefore
    integer * n // 2^32, which is exact; no float takes part.
    """

    def __init__(self, server_seed, client_seed, nonce):
        self.key = server_seed.encode("utf-8")
        self.prefix = f"{client_seed}:{nonce}:"
        self.block = 0
        self.data = b""
        self.draws = []
        self.shows_bytes = False

    def event(self, n):
        """One of n equally likely events, 0 to n - 1; it is noted in draws."""
        if not self.data:
            message = (self.prefix + str(self.block)).encode("utf-8")
            self.data = hmac.new(self.key, message, hashlib.sha256).digest()
            self.block += 1
        four, self.data = self.data[:4], self.data[4:]
        event = (int.from_bytes(four, "big") * n) >> 32
        self.draws.append({"of": n, "event": event, **({"bytes": four.hex()} if self.shows_bytes else {})})
        return event

    def take_draws(self):
        """The draws since the last call."""
        draws, self.draws = self.draws, []
        return draws

    def pick(self, items):
        """Draw event(items left) and take the item at that index from the list."""
        return items.pop(self.event(len(items)))

    def weighted(self, weights):
        """One event of the sum; the weights take their shares in order ("Draws, matches and races")."""
        return share_of(weights, self.event(sum(weights)))


def share_of(weights, event):
    """The index of the weight whose share holds the event; len(weights) behind the last share."""
    for index, weight in enumerate(weights):
        if event < weight:
            return index
        event -= weight
    return len(weights)


def shoe(decks):
    """A fresh shoe: the cards deck by deck, each sorted ("From events to outcomes", Cards)."""
    return list(range(52)) * decks


class Money:
    """Amounts as whole minor units; the decimals of the stake are those of all amounts."""

    def __init__(self, sample, wallet=None):
        self.wallet = wallet
        self.decimals = len(sample.partition(".")[2])

    def minor(self, text):
        """A decimal text as a whole number of minor units."""
        require(isinstance(text, str) and re.fullmatch(r"[0-9]+(\.[0-9]+)?", text), f"{brief(text)} is no amount")
        whole, _, part = text.partition(".")
        require(len(part) == self.decimals, f"{brief(text)} has other decimals than the stake")
        return int(whole + part)

    def text(self, minor):
        """Minor units as the API writes them."""
        if not self.decimals:
            return str(minor)
        digits = str(minor).rjust(self.decimals + 1, "0")
        return digits[: -self.decimals] + "." + digits[-self.decimals:]


def divide(amount, divisor):
    """A division of money without a rest; the documents promise that no payout is rounded."""
    quotient, rest = divmod(amount, divisor)
    require(rest == 0, f"{amount} / {divisor} is no whole number of minor units")
    return quotient


# --- Games of spots: a deal, and what each spot returns in percent ------------
# A deal gives the "hands" that the round shows; a percent is the return of one
# spot for them, the stake included (sheet: rules).

def deal_pocket(stream, tables):
    """Roulette: the pocket on which the ball lands."""
    return [[stream.event(tables["pockets"])]]


def percent_pocket(tables, hands, spot):
    """Roulette: 3600 percent divided by the number of pockets that the spot covers."""
    covered = tables["spots"][spot]
    return divide(tables["percentOfAll"], len(covered)) if hands[0][0] in covered else 0


def deal_segment(stream, tables):
    """Money wheel: the index on the rim, and on a segment of the drop its bits."""
    segment, drop = stream.event(len(tables["rim"])), tables.get("drop")
    if drop is None or tables["rim"][segment] != drop["spot"]:
        return [[segment]]
    return [[segment], [stream.event(2) for _ in drop["percents"][1:]]]


def percent_segment(tables, hands, spot):
    """Money wheel: 5200 percent divided by the number of segments of that name, or the cup of the drop."""
    require(spot in tables["rim"], f"the wheel has no segment {brief(spot)}")
    if tables["rim"][hands[0][0]] != spot:
        return 0
    if len(hands) == 2:
        return tables["drop"]["percents"][sum(hands[1])]
    return divide(tables["percentOfAll"], tables["rim"].count(spot))


def deal_dice(stream, tables):
    """Sic bo, crown and anchor: the event plus 1 for each die."""
    return [[stream.event(6) + 1 for _ in range(tables["dice"])]]


def percent_sic_bo(tables, hands, spot):
    """Sic bo: the bet says by what it wins."""
    faces, bet = hands[0], tables["spots"][spot]
    triple = len(set(faces)) == 1
    if bet["wins"] == "each":
        return bet["percents"][faces.count(bet["face"])]
    if bet["wins"] == "sum":
        won = sum(faces) in bet["sums"] and not (triple and bet["losesOnTriples"])
    elif bet["wins"] == "any-triple":
        won = triple
    elif bet["wins"] == "count":
        won = faces.count(bet["face"]) >= bet["countMin"]
    else:
        require(bet["wins"] == "faces", f"unknown bet {brief(bet['wins'])}")
        won = all(face in faces for face in bet["faces"])
    return bet["percent"] if won else 0


def percent_faces(tables, hands, spot):
    """Crown and anchor: by the number of dice that show the symbol."""
    return tables["percents"][hands[0].count(tables["faces"].index(spot) + 1)]


def deal_keno(stream, tables):
    """Keno: balls among the remaining numbers in ascending order."""
    balls = list(range(1, tables["numbers"] + 1))
    return [[stream.pick(balls) for _ in range(tables["drawn"])]]


def percent_keno(tables, hands, spot):
    """Keno: tables.percents[numbers marked][numbers drawn]."""
    require(re.fullmatch(r"pick(-[1-9][0-9]*)+", spot), f"{brief(spot)} is no spot of keno")
    marks = [int(part) for part in spot.split("-")[1:]]
    require(marks == sorted(set(marks)) and marks[-1] <= tables["numbers"], "marks are not ascending or too high")
    require(len(marks) <= tables["marksMax"], "too many marks")
    return tables["percents"][len(marks)][len(set(marks) & set(hands[0]))]


def deal_envelopes(stream, tables):
    """Envelopes: percents of the envelopes, then the multiplier of the seal."""
    prizes = [prize["percent"] for prize in tables["prizes"]] + [0]
    seals = [seal["multiplier"] for seal in tables["seals"]] + [1]
    prize_shares = [prize["shares"] for prize in tables["prizes"]]
    seal_shares = [seal["shares"] for seal in tables["seals"]]
    envelopes = [
        prizes[share_of(prize_shares, stream.event(tables["envelopeShares"]))] for _ in range(tables["envelopes"])
    ]
    return [envelopes, [seals[share_of(seal_shares, stream.event(tables["sealShares"]))]]]


def percent_envelopes(tables, hands, spot):
    """Envelopes: the sum times the seal."""
    require(spot == "ticket", f"unknown spot {brief(spot)}")
    return sum(hands[0]) * hands[1][0]


def deal_scratch(stream, tables):
    """Scratch ticket: the index of the animal of each field; the number of animals stands for grass."""
    shares = [animal["shares"] for animal in tables["animals"]]
    return [[share_of(shares, stream.event(tables["shares"])) for _ in range(tables["fields"])]]


def percent_scratch(tables, hands, spot):
    """Scratch ticket: percent of an animal times tables.times of its number of fields, summed."""
    require(spot == "ticket", f"unknown spot {brief(spot)}")
    counts = [hands[0].count(index) for index in range(len(tables["animals"]))]
    return sum(animal["percent"] * tables["times"][count] for animal, count in zip(tables["animals"], counts))


def points(card):
    """Baccarat: 1 for an ace, the number for 2 to 9, 0 for tens and faces."""
    return card % 13 + 1 if card % 13 < 9 else 0


def score(cards):
    """Baccarat: the last digit of the sum of the points."""
    return sum(points(card) for card in cards) % 10


def deal_baccarat(stream, tables):
    """Baccarat: player, banker, player, banker, then the third cards by the tables."""
    cards = shoe(tables["decks"])
    player, banker = [], []
    for hand in (player, banker, player, banker):
        hand.append(stream.pick(cards))
    two = score(banker)
    if max(score(player), two) >= tables["naturalMin"]:
        return [player, banker]
    if score(player) <= tables["playerDrawsMax"]:
        player.append(stream.pick(cards))
        draws = points(player[2]) in tables["bankerDraws"][two]
    else:
        draws = two <= tables["bankerDrawsMax"]
    if draws:
        banker.append(stream.pick(cards))
    return [player, banker]


def percent_baccarat(tables, hands, spot):
    """Baccarat: the side with more points, the tie, the pairs."""
    percents = tables["percents"]
    sides = {"player": hands[0], "banker": hands[1]}
    lead = score(hands[0]) - score(hands[1])
    if spot in sides:
        if lead == 0:
            return percents["push"]
        return percents[spot] if (lead > 0) == (spot == "player") else 0
    if spot == "tie":
        return percents["tie"] if lead == 0 else 0
    side, _, kind = spot.partition("-")
    require(side in sides and kind == "pair", f"unknown spot {brief(spot)}")
    first, second = sides[side][:2]
    return percents[spot] if first % 13 == second % 13 else 0


def deal_dragon_tiger(stream, tables):
    """Dragon tiger: the dragon, then the tiger."""
    cards = shoe(tables["decks"])
    return [[stream.pick(cards)], [stream.pick(cards)]]


def percent_dragon_tiger(tables, hands, spot):
    """Dragon tiger: the higher rank wins, the ace is the lowest."""
    percents, dragon, tiger = tables["percents"], hands[0][0], hands[1][0]
    lead = dragon % 13 - tiger % 13
    if spot in ("dragon", "tiger"):
        if lead == 0:
            return percents["push"]
        return percents[spot] if (lead > 0) == (spot == "dragon") else 0
    require(spot in ("tie", "suited-tie"), f"unknown spot {brief(spot)}")
    won = lead == 0 if spot == "tie" else dragon % 52 == tiger % 52
    return percents[spot] if won else 0


def deal_fishing(stream, tables):
    """Fishing: the number, then the draws of the arena's special in every round."""
    hands = [[stream.event(tables["numbers"])]]
    special = tables["special"]
    if special["kind"] == "chest":
        sizes = [sum(prize["weight"] for prize in special["prizes"])]
    elif special["kind"] == "lightning":
        sizes = [2] * special["leapsMax"]
    elif special["kind"] == "tentacles":
        sizes = [len(special["multiples"])] * special["count"]
    else:
        require(special["kind"] == "blast", f"unknown special {brief(special['kind'])}")
        sizes = [len(special["reaches"])] + [len(special["multiples"])] * max(special["reaches"])
    return hands + [[stream.event(size) for size in sizes]]


def special_multiple(special, events):
    """Fishing: the multiple of the caught special."""
    if special["kind"] == "chest":
        prizes = special["prizes"]
        return prizes[share_of([prize["weight"] for prize in prizes], events[0])]["multiple"]
    if special["kind"] == "lightning":
        leaps = (events + [0]).index(0)
        return special["first"] * 2 ** leaps
    if special["kind"] == "tentacles":
        return sum(special["multiples"][event] for event in events)
    reach = special["reaches"][events[0]]
    return sum(special["multiples"][event] for event in events[1:1 + reach])


def percent_fishing(tables, hands, spot):
    """Fishing: a species is caught below its number, the special below specialCaught."""
    number = hands[0][0]
    if spot == tables["special"]["name"]:
        caught, multiple = tables["specialCaught"], special_multiple(tables["special"], hands[1])
    else:
        species = [one for one in tables["species"] if one["name"] == spot]
        require(species, f"no species {brief(spot)}")
        caught, multiple = species[0]["caught"], species[0]["multiple"]
    return 100 * multiple if number < caught else 0


def deal_threshold(stream, tables):
    """Dice and limbo: the number that decides; the draws of Hall Originals show their bytes."""
    stream.shows_bytes = True
    return [[stream.event(tables["events"])]]


def percent_threshold(tables, hands, spot):
    """Dice and limbo: of the events, rtpMaxPercent * events / p win, the lowest or the highest ones."""
    named = re.fullmatch(r"(under|over)-([1-9][0-9]*)", spot)
    require(named, f"{brief(spot)} is no spot of a threshold")
    percent = int(named[2])
    require(tables["percentMin"] <= percent <= tables["percentMax"], f"{percent} percent is not offered")
    count = tables["rtpMaxPercent"] * tables["events"] // percent
    event = hands[0][0]
    wins = event < count if named[1] == "under" else event >= tables["events"] - count
    return percent if wins else 0


def deal_pegs(stream, tables):
    """Pegs: the bits of the longest path; a bet with fewer rows uses the first of them."""
    stream.shows_bytes = True
    return [[stream.event(2) for _ in range(tables["draws"])]]


def percent_pegs(tables, hands, spot):
    """Pegs: the sum of the first bits is the bucket; the percents are listed from the edge to the middle."""
    require(spot in tables["percents"], f"the board has no {brief(spot)}")
    percents = tables["percents"][spot]
    rows = 2 * (len(percents) - 1)
    bucket = sum(hands[0][:rows])
    return percents[min(bucket, rows - bucket)]


SPOTS = {
    "roulette": (deal_pocket, percent_pocket),
    "wheel": (deal_segment, percent_segment),
    "sic-bo": (deal_dice, percent_sic_bo),
    "crown-and-anchor": (deal_dice, percent_faces),
    "keno": (deal_keno, percent_keno),
    "envelopes": (deal_envelopes, percent_envelopes),
    "scratch": (deal_scratch, percent_scratch),
    "baccarat": (deal_baccarat, percent_baccarat),
    "dragon-tiger": (deal_dragon_tiger, percent_dragon_tiger),
    "fishing": (deal_fishing, percent_fishing),
    "threshold": (deal_threshold, percent_threshold),
    "pegs": (deal_pegs, percent_pegs),
}


def compute_spots(stream, sheet, round_, money):
    """The outcome of a round of spots: the deal pays each spot ("Roles in a round of spots")."""
    deal, percent = SPOTS[sheet["engine"]]
    tables, shown = sheet["tables"], round_["outcome"]["bets"]
    hands = deal(stream, tables)
    bets, stake, win = [], 0, 0
    require(1 <= len(shown) <= tables["betsMax"], f"{len(shown)} bets, at most {tables['betsMax']} are offered")
    require(len({bet["spot"] for bet in shown}) == len(shown), "two bets on one spot")
    for bet in shown:
        amount = money.minor(bet["amount"])
        returned = divide(amount * percent(tables, hands, bet["spot"]), 100)
        bets.append({"spot": bet["spot"], "amount": bet["amount"], "win": money.text(returned)})
        stake, win = stake + amount, win + returned
    outcome = {"engine": "spots", "hands": hands, "draws": stream.take_draws(), "bets": bets}
    return outcome, stake, win


# --- "Poker hands" -----------------------------------------------------------

POKER = [
    "high-card", "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind",
    "straight-flush", "royal-flush",
]


def poker_five(cards):
    """The rank of five cards and what decides between equal ranks; 0 is a two, 12 an ace."""
    ranks = sorted(((card % 13 - 1) % 13 for card in cards), reverse=True)
    groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    counts, order = [count for count, _ in groups], [rank for _, rank in groups]
    flush = len({card // 13 for card in cards}) == 1
    wheel = ranks == [12, 3, 2, 1, 0]
    straight = len(order) == 5 and (ranks[0] - ranks[4] == 4 or wheel)
    if straight:
        high = 3 if wheel else ranks[0]
        name = ("royal-flush" if high == 12 else "straight-flush") if flush else "straight"
        return POKER.index(name), [high]
    shapes = {(4, 1): "four-of-a-kind", (3, 2): "full-house", (3, 1, 1): "three-of-a-kind", (2, 2, 1): "two-pair",
              (2, 1, 1, 1): "pair"}
    name = shapes.get(tuple(counts), "flush" if flush else "high-card")
    return POKER.index(name), order


def poker_best(cards):
    """The best five of the cards."""
    return max(poker_five(five) for five in itertools.combinations(cards, 5))


# --- Games of decisions: generators that yield tables and receive choices -----

class Table(NamedTuple):
    """What a step shows: the stake it added, the hands, the place of the next hand to play, the figures."""

    stake: int
    hands: list
    active: object
    figures: dict = {}


def hand(name, cards, stake=0, win=None, result=None):
    """A hand of a table; stake and win are minor units."""
    return {"name": name, "cards": list(cards), "stake": stake, "win": win, "result": result}


def count_of(tables, choice, stake):
    """The number of hands that the first choice names, and the stake of those after the first."""
    counts = {f"hands-{count}": count for count in tables["handCounts"]}
    require(choice in counts, f"the choice {brief(choice)} is not offered")
    return counts[choice], (counts[choice] - 1) * stake


def play_video_poker(stream, tables, stake):
    """Video poker: five cards; each hand replaces those that are not held from the left, from the same rest."""
    count, added = 1, stake
    if "handCounts" in tables:
        choice = yield Table(stake, [], 0)
        count, added = count_of(tables, choice, stake)
    cards = shoe(tables["decks"])
    dealt = [stream.pick(cards) for _ in range(5)]

    def named(five):
        rank, order = poker_best(five)
        low = POKER[rank] == "pair" and order[0] < tables["lowestPair"]
        return "high-card" if low else POKER[rank]

    waiting = [hand("player", [], stake) for _ in range(count - 1)]
    choice = yield Table(added, [hand("player", dealt, stake, None, named(dealt))] + waiting, 0)
    require(re.fullmatch(r"hold-(none|[1-5](-[1-5])*)", choice), f"unknown choice {brief(choice)}")
    places = [] if choice == "hold-none" else [int(place) for place in choice.split("-")[1:]]
    require(places == sorted(set(places)), "places to hold are not ascending")
    hands = []
    for _ in range(count):
        left = list(cards)
        five = [card if place in places else stream.pick(left) for place, card in enumerate(dealt, 1)]
        hands.append(hand("player", five, stake, divide(stake * tables["percents"][named(five)], 100), named(five)))
    yield Table(0, hands, None)


def play_holdem(stream, tables, stake):
    """Casino hold'em: two to the player, three to the board; after a call two and two ("Casino hold'em")."""
    cards = shoe(tables["decks"])
    player = [stream.pick(cards) for _ in range(2)]
    board = [stream.pick(cards) for _ in range(3)]
    hidden = hand("dealer", [None, None])
    rank = POKER[poker_best(player + board)[0]]
    choice = yield Table(
        stake, [hidden, hand("board", board), hand("player", player, stake, None, rank), hand("call", [])], 2)
    require(choice in ("call", "fold"), f"unknown choice {brief(choice)}")
    if choice == "fold":
        folded = [hand("player", player, stake, 0, rank), hand("call", [], 0, 0, "folded")]
        yield Table(0, [hidden, hand("board", board)] + folded, None)
        return
    call = divide(stake * tables["callPercent"], 100)
    board += [stream.pick(cards) for _ in range(2)]
    dealer = [stream.pick(cards) for _ in range(2)]
    best, against = poker_best(player + board), poker_best(dealer + board)
    qualifies = against >= (POKER.index("pair"), [tables["qualifyingPair"]])
    rank, rank_of_dealer = POKER[best[0]], POKER[against[0]]
    paid = stake + divide(stake * tables["antePays"][rank], 100)
    if not qualifies:
        rank_of_dealer, wins = "not-qualified", (paid, call)
    elif best > against:
        wins = (paid, 2 * call)
    else:
        wins = (stake, call) if best == against else (0, 0)
    yield Table(call, [
        hand("dealer", dealer, 0, None, rank_of_dealer), hand("board", board),
        hand("player", player, stake, wins[0], rank), hand("call", [], call, wins[1])], None)


def hi_lo_figures(tables, cards, chain):
    """Hi-lo: the offered guesses of a table, and the figures that it shows."""
    unseen = [card for card in range(52) if card not in cards]
    last, (won, lost) = cards[-1] % 13, chain
    figures, offers = {"unseen": len(unseen)}, {}
    for side, sign in (("higher", 1), ("lower", -1)):
        right = sum(1 for card in unseen if (card % 13 - last) * sign > 0)
        worth = tables["returnPercent"] * won * len(unseen) // (lost * right) if right else 0
        offered = right > 0 and worth <= tables["percentMax"]
        figures[side] = right
        figures[side + "-worth"] = worth if offered or not right else OneOf(0, worth)
        if offered:
            offers[side] = (sign, (won * len(unseen), lost * right))
    return figures, offers


def play_hi_lo(stream, tables, stake):
    """Hi-lo: a chain of correct guesses is worth 97 times the product of n / r, rounded down."""
    deck = shoe(tables["decks"])
    cards, chain, guesses, added, worth = [stream.pick(deck)], (1, 1), 0, stake, 100
    while True:
        figures, offers = hi_lo_figures(tables, cards, chain)
        if guesses == tables["guessesMax"] or not offers:
            break
        shown = dict(figures, guesses=guesses, worth=worth)
        choice = yield Table(added, [hand("player", cards, stake)], 0, shown)
        added = 0
        if choice == "collect":
            require(guesses > 0, "collect before the first guess")
            break
        require(choice in offers, f"the choice {brief(choice)} is not offered")
        sign, chain = offers[choice]
        cards.append(stream.pick(deck))
        if (cards[-1] % 13 - cards[-2] % 13) * sign <= 0:
            yield Table(0, [hand("player", cards, stake, 0, "lost")], None, {"guesses": guesses, "worth": 0})
            return
        guesses += 1
        worth = tables["returnPercent"] * chain[0] // chain[1]
    win = divide(stake * worth, 100)
    yield Table(added, [hand("player", cards, stake, win, "collected")], None, {"guesses": guesses, "worth": worth})


def worth_of(tables, shape, picks):
    """Games of picks: 99 times the product of n / s, rounded down; 100 before the first pick."""
    safe, of = 1, 1
    for opened in range(picks):
        place = opened % shape["picks"]
        safe *= shape["tiles"] - shape["bad"] - place
        of *= shape["tiles"] - place
    return tables["returnPercent"] * of // safe if picks else 100


def most_picks(tables, shape):
    """Games of picks: the most picks whose worth is within the bound of the round."""
    counts = range(shape["floors"] * shape["picks"] + 1)
    return max(count for count in counts if count == 0 or worth_of(tables, shape, count) <= tables["percentMax"])


def play_picks(stream, tables, stake):
    """Sunken Field and Lighthouse Stairs: the shape draws the bad tiles, then nothing is drawn."""
    stream.shows_bytes = True
    shapes = {shape["name"]: shape for shape in tables["shapes"] if most_picks(tables, shape)}

    def shown(bad, opened, worth, following=0, end=None):
        hands = [hand("player", opened, stake, divide(stake * worth, 100) if end else None, end)]
        hands += [hand("bad", floor if end else [None] * len(floor)) for floor in bad]
        figures = {"picks": len(opened), "worth": worth, "next-worth": following}
        return Table(0 if bad or end else stake, hands, None if end else 0, figures)

    choice = yield shown([], [], 100)
    if choice == "leave":
        yield shown([], [], 100, end="left")
        return
    require(choice in shapes, f"the choice {brief(choice)} is not offered")
    shape = shapes[choice]
    bad, opened = [], []
    for _ in range(shape["floors"]):
        left = list(range(1, shape["tiles"] + 1))
        bad.append([stream.pick(left) for _ in range(shape["bad"])])
    while True:
        worth = worth_of(tables, shape, len(opened))
        if len(opened) == most_picks(tables, shape):
            break
        choice = yield shown(bad, opened, worth, worth_of(tables, shape, len(opened) + 1))
        if choice == ("collect" if opened else "leave"):
            break
        floor = len(opened) // shape["picks"]
        tiles = {f"tile-{tile}": tile for tile in range(1, shape["tiles"] + 1)
                 if tile not in opened[floor * shape["picks"]:]}
        require(choice in tiles, f"the choice {brief(choice)} is not offered")
        opened.append(tiles[choice])
        if tiles[choice] in bad[floor]:
            yield shown(bad, opened, 0, end="lost")
            return
    yield shown(bad, opened, worth, end="collected" if opened else "left")


def fruit_choices(reels):
    """Fruit machines: each choice by its name, as the reel that it nudges and the reels that it leaves."""
    every = range(reels)
    choices = {"take": (None, tuple(every))}
    choices.update({f"nudge-{reel + 1}": (reel, tuple(every)) for reel in every})
    for count in range(reels):
        for held in itertools.combinations(every, count):
            name = "-".join(str(reel + 1) for reel in held)
            choices[f"hold-{name or 'none'}"] = (None, held)
    return choices


def play_fruit_machine(stream, tables, stake):
    """Fruit machines: three stops, one choice, the lines of the final view, and the wheel."""
    strips, wheel = tables["strips"], tables["wheel"]
    stops = [stream.event(len(strip)) for strip in strips]
    choice = yield Table(stake, [hand("reels", stops, stake)], 0)
    choices = fruit_choices(len(strips))
    require(choice in choices, f"the choice {brief(choice)} is not offered")
    nudged, left = choices[choice]
    for reel, strip in enumerate(strips):
        if reel not in left:
            stops[reel] = stream.event(len(strip))
        elif reel == nudged:
            stops[reel] = (stops[reel] - 1) % len(strip)
    view = [[strip[(stop + row) % len(strip)] for row in range(tables["rows"])] for strip, stop in zip(strips, stops)]
    percents = {one["name"]: one["percent"] for one in tables["symbols"]}
    shown = [{reel[row] for reel, row in zip(view, rows)} for rows in tables["lines"]]
    paid = sum(percents[symbols.pop()] for symbols in shown if len(symbols) == 1)
    hands = [hand("reels", stops, stake, divide(stake * paid, 100))]
    if sum(reel.count(wheel["symbol"]) for reel in view) >= wheel["count"]:
        tickets = [segment["tickets"] for segment in wheel["segments"]]
        segment = share_of(tickets, stream.event(sum(tickets)))
        hands.append(hand("wheel", [segment], 0, divide(stake * wheel["segments"][segment]["percent"], 100)))
    yield Table(0, hands, None)


def value(card):
    """Blackjack: an ace counts 1, faces 10."""
    return min(card % 13 + 1, 10)


def total(cards):
    """Blackjack: the count of a hand, one ace as 11 where that makes at most 21."""
    low = sum(value(card) for card in cards)
    return low + 10 if low <= 11 and any(card % 13 == 0 for card in cards) else low


class Box:
    """A hand of the player in blackjack, and the hand of the deal that it comes from."""

    def __init__(self, cards, stake, spot, split=False):
        self.cards, self.stake, self.spot, self.split, self.done = cards, stake, spot, split, False

    def is_open(self):
        return not self.done and total(self.cards) < 21

    def is_natural(self):
        return not self.split and len(self.cards) == 2 and total(self.cards) == 21


class Blackjack:
    """The state of a round of blackjack ("Blackjack" and the sheet)."""

    def __init__(self, stream, tables, stake, count):
        self.stream, self.tables, self.stake = stream, tables, stake
        self.cards = shoe(tables["decks"])
        first = [stream.pick(self.cards) for _ in range(count)]
        up = stream.pick(self.cards)
        second = [stream.pick(self.cards) for _ in range(count)]
        self.dealer = [up, stream.pick(self.cards)]
        self.boxes = [Box([one, other], stake, spot) for spot, (one, other) in enumerate(zip(first, second))]
        self.insured, self.looked = [], False

    def natural_of_dealer(self):
        return len(self.dealer) == 2 and total(self.dealer) == 21

    def ends_at_once(self):
        """Whether the dealer, or every hand of the player, holds a blackjack as dealt."""
        return self.natural_of_dealer() or all(box.is_natural() for box in self.boxes)

    def insurance(self):
        """The stake and the return of an insurance."""
        stake = divide(self.stake * self.tables["insurancePercent"], 100)
        win = divide(self.stake * self.tables["percents"]["insurance"], 100) if self.natural_of_dealer() else 0
        return stake, win

    def table(self, added, active, results=None):
        """The table: dealer, the hands of the player, their insurances."""
        ended = results is not None
        bust = "bust" if total(self.dealer) > 21 else None
        dealer = hand("dealer", self.dealer if ended else [self.dealer[0], None], 0, None,
                      ("blackjack" if self.natural_of_dealer() else bust) if ended else None)
        hands = [dealer]
        for box, (win, result) in zip(self.boxes, results or itertools.repeat((None, None))):
            if not ended and total(box.cards) > 21:
                win, result = 0, "bust"
            elif not ended and self.looked and box.is_natural():
                win, result = divide(box.stake * self.tables["percents"]["blackjack"], 100), "blackjack"
            hands.append(hand("player", box.cards, box.stake, win, result))
        stake, win = self.insurance()
        won = "win" if self.natural_of_dealer() else "lose"
        hands += [hand("insurance", [], stake, win if self.looked else None, won if self.looked else None)
                  for insured in self.insured if insured]
        return Table(added, hands, active)

    def choose(self, box, choice):
        """Carry out a choice for a hand; the result is the stake that it adds."""
        two = len(box.cards) == 2
        if choice == "hit":
            box.cards.append(self.stream.pick(self.cards))
        elif choice == "stand":
            box.done = True
        elif choice == "double" and two:
            box.cards.append(self.stream.pick(self.cards))
            box.stake, box.done = 2 * box.stake, True
            return self.stake
        elif choice == "split" and two and value(box.cards[0]) == value(box.cards[1]):
            same = sum(other.spot == box.spot for other in self.boxes)
            require(same < self.tables["handsMax"], "no more hands can be split")
            halves = [Box([card, self.stream.pick(self.cards)], self.stake, box.spot, True) for card in box.cards]
            for half in halves:
                half.done = half.cards[0] % 13 == 0
            at = self.boxes.index(box)
            self.boxes[at:at + 1] = halves
            return self.stake
        else:
            raise Failure(f"the choice {brief(choice)} is not offered")
        return 0

    def settle(self, over):
        """The win and the result of each hand, after the dealer has drawn."""
        percents = self.tables["percents"]
        if not over and any(total(box.cards) <= 21 and not box.is_natural() for box in self.boxes):
            while total(self.dealer) < self.tables["dealerStands"]:
                self.dealer.append(self.stream.pick(self.cards))
        results, against, natural = [], total(self.dealer), self.natural_of_dealer()
        for box in self.boxes:
            count = total(box.cards)
            if box.is_natural():
                result = "push" if natural else "blackjack"
            elif count > 21:
                result = "bust"
            elif natural or against <= 21 and count < against:
                result = "lose"
            else:
                result = "push" if count == against else "win"
            results.append((divide(box.stake * percents.get(result, 0), 100), result))
        return results


def play_blackjack(stream, tables, stake):
    """Blackjack: insurance, naturals, the hands from the first to the last, the dealer ("Blackjack")."""
    count, added = 1, stake
    if "handCounts" in tables:
        choice = yield Table(stake, [], 0)
        count, added = count_of(tables, choice, stake)
    game = Blackjack(stream, tables, stake, count)
    if game.dealer[0] % 13 == 0:
        for place in range(1, count + 1):
            choice = yield game.table(added, place if count > 1 else ANY)
            require(choice in ("insure", "decline"), f"the choice {brief(choice)} is not offered")
            game.insured.append(choice == "insure")
            added = game.insurance()[0] if choice == "insure" else 0
    game.looked, over = True, game.ends_at_once()
    while not over and any(box.is_open() for box in game.boxes):
        at = next(index for index, box in enumerate(game.boxes) if box.is_open())
        choice = yield game.table(added, at + 1)
        added = game.choose(game.boxes[at], choice)
    yield game.table(added, None, game.settle(over))


DECISIONS = {
    "video-poker": play_video_poker,
    "holdem": play_holdem,
    "hi-lo": play_hi_lo,
    "blackjack": play_blackjack,
    "mines": play_picks,
    "tower": play_picks,
    "fruit-machine": play_fruit_machine,
}


def show_step(table, choice, by, draws, money):
    """A computed step in the form of the API."""
    hands = [
        dict(one, stake=money.text(one["stake"]),
             win=money.text(one["win"]) if isinstance(one["win"], int) else one["win"])
        for one in table.hands
    ]
    figures = {"hands": hands, "active": table.active, "figures": table.figures}
    return {"choice": choice, "by": by, "stake": money.text(table.stake), "draws": draws, "table": figures}


def compute_decisions(stream, sheet, round_, money):
    """The outcome of a multi-step round: each choice continues the same stream ("Choices")."""
    outcome, tables = round_["outcome"], sheet["tables"]
    opening = money.minor(outcome["openingStake"])
    if "returnMaxMinor" in tables:  # The bound of the round, at its own stake.
        require(money.wallet in tables["returnMaxMinor"], f"no bound in {brief(money.wallet)}")
        most = tables["returnMaxMinor"][money.wallet] * 100 // opening
        tables = dict(tables, percentMax=min(tables["percentMax"], most))
    game = DECISIONS[sheet["engine"]](stream, tables, opening)
    steps, stake, table = [], 0, None
    by = "player" if round_.get("ruledAt") is None else ANY  # The documents do not say who else chooses.
    require(outcome["steps"], "the round has no steps")
    for shown in outcome["steps"]:
        try:
            table = next(game) if table is None else game.send(shown["choice"])
        except StopIteration:
            raise Failure("the round shows choices after its end") from None
        choice = shown["choice"] if steps else None
        steps.append(show_step(table, choice, by, stream.take_draws(), money))
        stake += table.stake
    demand(steps, outcome["steps"], "outcome.steps")
    if table.active is not None:
        if round_["status"] == "cancelled":
            raise Incomplete(f"refused after {len(steps)} steps, which agree")
        raise Failure("the round has not ended")
    wins = [one["win"] for one in table.hands if isinstance(one["win"], int)]
    expected = {"engine": "decisions", "openingStake": outcome["openingStake"], "steps": steps}
    return expected, stake, sum(wins)


# --- Slots -------------------------------------------------------------------

ROWS = 3  # Of a slot with reels whose tables have no number of rows.


class Slot:
    """A round of a slot: steps in the form of the API, money in minor units (sheet of the slot)."""

    def __init__(self, stream, tables, stake, money):
        self.stream, self.tables, self.stake, self.money = stream, tables, stake, money
        self.part = divide(stake, tables["units"])
        self.rows = tables.get("rows", ROWS)
        roles = {one["name"]: one.get("role") for one in tables["symbols"]}
        self.pays = {one["name"]: one["pays"] for one in tables["symbols"]}
        self.regular = [name for name, role in roles.items() if role == "regular"]
        self.wild = next((name for name, role in roles.items() if role == "wild"), None)
        self.scatter = next((name for name, role in roles.items() if role == "scatter"), None)
        self.steps, self.win, self.awarded = [], 0, 0

    def step(self, kind, stops, grid, **more):
        """Note a step; what is not given is what a step without it shows. The amount is in minor units."""
        amount = more.pop("amount", 0)
        scatter_amount = self.money.text(more.pop("scatter_amount", 0))
        step = {
            "kind": kind, "stops": stops, "landed": None, "grid": grid, "heldReels": [], "multiplier": 1,
            "lines": [], "ways": [], "groups": [], "scatters": 0, "scatterAmount": scatter_amount,
            "freeSpinsAwarded": 0, "wildsCollected": 0, "amount": self.money.text(amount),
        }
        step.update(more)
        self.steps.append(step)
        self.win += amount

    def award(self, spins):
        """Free spins, cut so that a round has at most freeSpinsMax in all."""
        spins = min(spins, self.tables["freeSpinsMax"] - self.awarded)
        self.awarded += spins
        return spins

    def ticket(self, tickets):
        """One event of all tickets, and the symbol that takes it."""
        counts = [one["count"] for one in tickets]
        event = self.stream.event(sum(counts))
        return event, tickets[share_of(counts, event)]["symbol"]

    def stops(self, strips, earlier=None, held=()):
        """One event for each reel that is not held, from the left; held reels keep their stop."""
        return [earlier[at] if at in held else self.stream.event(len(strip)) for at, strip in enumerate(strips)]

    def pay_line(self, symbols):
        """The best combinations of a line, as (parts, symbol, count): more than one if they pay the same."""
        found = []
        leading = next((at for at, symbol in enumerate(symbols) if symbol != self.wild), len(symbols))
        if leading >= 3:
            found.append((self.pays[self.wild][leading - 3], self.wild, leading))
        if leading < len(symbols) and symbols[leading] in self.regular:
            first = symbols[leading]
            count = next(
                (at for at, symbol in enumerate(symbols) if symbol not in (self.wild, first)), len(symbols))
            if count >= 3:
                found.append((self.pays[first][count - 3], first, count))
        most = max((parts for parts, _, _ in found), default=0)
        return [one for one in found if most and one[0] == most]

    def pay_lines(self, grid, multiplier):
        """The lines that pay, by their numbers."""
        lines, paid = [], 0
        for number, rows in enumerate(self.tables["lines"], 1):
            best = self.pay_line([reel[row] for reel, row in zip(grid, rows)])
            if best:
                amount = best[0][0] * self.part * multiplier
                paid += amount
                lines.append(OneOf(*(
                    {"line": number, "symbol": symbol, "count": count, "rows": rows[:count],
                     "amount": self.money.text(amount)} for _, symbol, count in best)))
        return lines, paid

    def pay_ways(self, grid, multiplier):
        """The symbols that pay by ways, in the order of tables.symbols."""
        ways, paid = [], 0
        for symbol in self.regular:
            cells = [[row for row, one in enumerate(reel) if one in (symbol, self.wild)] for reel in grid]
            count = next((at for at, rows in enumerate(cells) if not rows), len(cells))
            if count < 3:
                continue
            number = 1
            for rows in cells[:count]:
                number *= len(rows)
            amount = self.pays[symbol][count - 3] * number * self.part * multiplier
            paid += amount
            ways.append({"symbol": symbol, "count": count, "ways": number, "cells": cells[:count],
                         "amount": self.money.text(amount)})
        return ways, paid

    def view(self, strips, stops):
        """The cells that reels show: the stop in the top row, the next ones below; the strip wraps."""
        return [[strip[(stop + row) % len(strip)] for row in range(self.rows)] for strip, stop in zip(strips, stops)]

    def pay(self, grid, multiplier):
        """Lines or ways, and scatters, of a grid; all of them are multiplied."""
        scatters = sum(reel.count(self.scatter) for reel in grid)
        scatter_amount = self.pays[self.scatter][scatters - 3] * self.stake * multiplier if scatters >= 3 else 0
        lines, paid = self.pay_lines(grid, multiplier)
        ways = []
        if self.tables["ways"] is not None:
            ways, paid = self.pay_ways(grid, multiplier)
        return {"multiplier": multiplier, "lines": lines, "ways": ways, "scatters": scatters,
                "scatter_amount": scatter_amount, "amount": paid + scatter_amount}


def spin_reels(slot):
    """Slots with lines or ways, mystery symbols, a book or full stacks: the paid spin, then its free spins."""
    tables, wilds, left, played, kind, filling = slot.tables, 0, 0, 0, "base", None
    stack = tables.get("stack")
    while True:
        strips = tables["strips"][kind]
        stops = slot.stops(strips)
        landed = slot.view(strips, stops)
        grid, mystery = landed, tables.get("mystery")
        if kind == "free":
            played += 1
            for cell in tables.get("festival", [])[:played]:
                landed[cell["reel"]][cell["row"]] = mystery["symbol"]
        if mystery:
            ticket, symbol = slot.ticket(mystery["tickets"])
            grid = [[symbol if one == mystery["symbol"] else one for one in reel] for reel in landed]
            stops = stops + [ticket]
        multiplier = 1
        if kind == "free":
            reached = [one["multiplier"] for one in tables["meter"] if one["wilds"] <= wilds]
            multiplier = reached[-1] if reached else 1
        if stack:
            stacks = sum(set(reel) == {stack["symbol"]} for reel in grid)
            multiplier *= stack["multiplier"] if stacks else 1
        if kind == "free":
            wilds += stacks if stack else sum(reel.count(slot.wild) for reel in grid)
        paid = slot.pay(grid, multiplier)
        awarded = slot.award(tables["freeSpins"][paid["scatters"] - 3]) if paid["scatters"] >= 3 else 0
        if awarded and kind == "base" and "book" in tables:
            ticket, filling = slot.ticket(tables["book"]["tickets"])
            stops = stops + [ticket]
        collected = wilds if tables["meter"] else OneOf(wilds, 0)
        slot.step(kind, stops, grid, landed=landed if landed != grid else None, freeSpinsAwarded=awarded,
                  wildsCollected=collected, **paid)
        if filling and kind == "free":
            fill_reels(slot, grid, filling, collected)
        left += awarded
        if not left:
            return
        left, kind = left - 1, "free"


def fill_reels(slot, landed, symbol, collected):
    """The step after a free spin in which the symbol of the book fills its reels and pays on every line."""
    shows = [symbol in reel for reel in landed]
    count = sum(shows)
    if count < 3:
        return
    amount = slot.pays[symbol][count - 3] * len(slot.tables["lines"]) * slot.part
    cells = [list(range(slot.rows)) if shown else [] for shown in shows]
    slot.step("fill", [], [[symbol] * slot.rows if shown else reel for shown, reel in zip(shows, landed)], landed=landed,
              heldReels=list(range(len(landed))), wildsCollected=collected, amount=amount,
              groups=[{"symbol": symbol, "count": count, "cells": cells, "amount": slot.money.text(amount)}])


def spin_wishes(slot):
    """Slots with wishes: 3 scatters or more draw one, free spins in one number and with one multiplier."""
    wishes, left, kind, multiplier = slot.tables["wishes"], 0, "base", 1
    while True:
        strips = slot.tables["strips"][kind]
        stops, awarded = slot.stops(strips), 0
        grid = slot.view(strips, stops)
        paid = slot.pay(grid, multiplier)
        if kind == "base" and paid["scatters"] >= 3:
            stops = stops + [slot.stream.event(len(wishes))]
            awarded = wishes[stops[-1]]["spins"]
        slot.step(kind, stops, grid, freeSpinsAwarded=awarded, **paid)
        left += awarded
        if not left:
            return
        multiplier = wishes[stops[-1]]["multiplier"] if kind == "base" else multiplier
        left, kind = left - 1, "free"


def spin_lives(slot):
    """Slots with lives: wilds of free spins stay in their cells, and a free spin that pays nothing costs a life."""
    tables, kind, left, lives, stay = slot.tables, "base", 0, slot.tables["lives"], set()
    while True:
        strips = tables["strips"][kind]
        stops = slot.stops(strips)
        grid = slot.view(strips, stops)
        if kind == "free":
            grid = [[slot.wild if (at, row) in stay else one for row, one in enumerate(reel)]
                    for at, reel in enumerate(grid)]
            stay = {(at, row) for at, reel in enumerate(grid) for row, one in enumerate(reel) if one == slot.wild}
        paid = slot.pay(grid, 1)
        awarded = tables["freeSpins"] if kind == "base" and paid["scatters"] >= 3 else 0
        slot.step(kind, stops, grid, freeSpinsAwarded=awarded, **paid)
        if kind == "free" and not paid["amount"]:
            lives -= 1
        left += awarded
        if not left or not lives:
            return
        left, kind = left - 1, "free"


def spin_wild_reels(slot):
    """Slots whose wilds fill their reel and hold it: a respin as long as a step makes one more reel wild."""
    strips, held, stops, kind = slot.tables["strips"]["base"], [], None, "base"
    while True:
        stops = slot.stops(strips, stops, held)
        full = [slot.wild] * slot.rows
        raw = slot.view(strips, stops)
        landed = [full if at in held else reel for at, reel in enumerate(raw)]
        now = [at for at, reel in enumerate(landed) if slot.wild in reel]
        grid = [full if at in now else reel for at, reel in enumerate(landed)]
        multipliers = slot.tables["multipliers"]
        require(len(now) < len(multipliers), "more wild reels than tables.multipliers has entries")
        # The documents do not say how landed shows a held reel: as wilds, or as its strip.
        slot.step(kind, stops, grid, landed=OneOf(landed, raw) if landed != grid else None, heldReels=held,
                  **slot.pay(grid, multipliers[len(now)]))
        if len(now) == len(held):
            return
        held, kind = now, "respin"


def groups_of(slot, grid, multiplier):
    """Tumbling slots: the symbols that pay by the number of their cells, in the order of tables.symbols."""
    groups, paid = [], 0
    for symbol, pays in slot.pays.items():
        cells = [[row for row, one in enumerate(reel) if one == symbol] for reel in grid]
        count = sum(len(rows) for rows in cells)
        reached = [one["multiple"] for one in pays if one["count"] <= count]
        if reached:
            amount = reached[-1] * slot.part * multiplier
            paid += amount
            groups.append({"symbol": symbol, "count": count, "cells": cells, "amount": slot.money.text(amount)})
    return groups, paid


def fill(slot, grid, tickets):
    """Fill the empty cells: reel by reel from the left, upwards ("Tumbles"); the result is the events."""
    events, comets = [], slot.tables.get("comets")

    def draw(of):
        counts = [one["count"] for one in of]
        events.append(slot.stream.event(sum(counts)))
        return of[share_of(counts, events[-1])]["symbol"]

    for reel in grid:
        for row in reversed(range(len(reel))):
            if reel[row] is None:
                reel[row] = draw(tickets)
                if comets and reel[row] == comets["name"]:
                    reel[row] = draw(comets["values"])
    return events


def tumble(grid, groups):
    """The winners vanish and the symbols above them fall down in their order ("Tumbles")."""
    gone = {group["symbol"] for group in groups}
    fallen = [[one for one in reel if one not in gone] for reel in grid]
    return [[None] * (len(reel) - len(rest)) + rest for reel, rest in zip(grid, fallen)]


def comets_of(slot, grid, paid):
    """The step that the comets of a spin's last grid add, or None: their sum multiplies what the spin paid."""
    comets = slot.tables.get("comets", {"name": None, "values": []})
    values = {one["symbol"]: one["multiplier"] for one in comets["values"]}
    cells = [[row for row, one in enumerate(reel) if one in values] for reel in grid]
    total = sum(values.get(one, 0) for reel in grid for one in reel)
    if not total or not paid:
        return None
    amount = paid * (total - 1)
    group = {"symbol": comets["name"], "count": sum(len(rows) for rows in cells), "cells": cells,
             "amount": slot.money.text(amount)}
    return {"multiplier": total, "groups": [group], "amount": amount, "heldReels": list(range(len(grid)))}


def spin_tumbles(slot):
    """Tumbling slots: a ladder of multipliers or comets, free spins by the scatters of the last grid of a spin."""
    tables, left, strip = slot.tables, 0, "base"
    while True:
        ladder, grid = tables["ladder"][strip], [[None] * tables["rows"] for _ in range(tables["reels"])]
        kind, awarded, all_paid = strip, 0, 0
        for place, multiplier in enumerate(ladder, 1):
            grid = [list(reel) for reel in grid]
            events = fill(slot, grid, tables["tickets"][strip])
            groups, paid = groups_of(slot, grid, multiplier)
            scatters = sum(reel.count(tables["scatter"]["name"]) for reel in grid)
            all_paid += paid
            last = not groups or place == len(ladder)
            comets = comets_of(slot, grid, all_paid) if last else None
            if last and scatters >= tables["scatter"]["countMin"]:
                awarded = slot.award(tables["freeSpins"])
            slot.step(kind, events, grid, multiplier=multiplier, groups=groups, scatters=scatters,
                      freeSpinsAwarded=0 if comets else awarded, amount=paid)
            if comets:
                slot.step("comets", [], grid, scatters=scatters, freeSpinsAwarded=awarded, **comets)
            if last:
                break
            grid, kind = tumble(grid, groups), "fall"
        left += awarded
        if not left:
            return
        left, strip = left - 1, "free"


def draw_scatter(slot, events):
    """What a cell with a scatter shows: the symbol of its value, if scatters have values."""
    values = slot.tables["feature"].get("values")
    if values is None:
        return slot.tables["scatter"]["name"]
    counts = [one["count"] for one in values]
    events.append(slot.stream.event(sum(counts)))
    return values[share_of(counts, events[-1])]["symbol"]


def draw_cells(slot):
    """A paid spin of a slot of drawn cells: the number of cells of each reel, then their tickets, downwards."""
    tables, events, grid = slot.tables, [], []
    counts, rows = [one["count"] for one in tables["tickets"]], tables["rows"]
    for at in range(tables["reels"]):
        cells, column = rows["min"], []
        if rows["max"] > rows["min"]:
            events.append(slot.stream.event(rows["max"] - rows["min"] + 1))
            cells += events[-1]
        for _ in range(cells):
            events.append(slot.stream.event(sum(counts)))
            shown = tables["tickets"][share_of(counts, events[-1])]["symbol"]
            if shown == tables["scatter"]["name"]:
                shown = draw_scatter(slot, events)
            elif shown == slot.wild and at not in tables["wildReels"]:
                shown = tables["blank"]
            column.append(shown)
        grid.append(column)
    return events, grid


def spin_cells(slot):
    """Slots of drawn cells: ways, then free spins, or scatters that are held."""
    tables, left, kind, multiplier = slot.tables, 0, "base", 1
    feature, scatter = tables["feature"], tables["scatter"]
    slot.regular, slot.wild = list(slot.pays), tables["wild"]
    bonus = {scatter["name"]} | {one["symbol"] for one in feature.get("values", [])}
    while True:
        events, grid = draw_cells(slot)
        ways, paid = slot.pay_ways(grid, multiplier)
        scatters = sum(one in bonus for reel in grid for one in reel)
        starts = kind == "base" and scatters >= scatter["countMin"]
        awarded = feature["spins"] if starts and feature["kind"] == "free-spins" else 0
        more = {"multiplier": multiplier, "ways": ways, "scatters": scatters, "freeSpinsAwarded": awarded}
        if starts and feature["kind"] == "hold":
            return hold_scatters(slot, bonus, grid, (events, paid, more))
        slot.step(kind, events, grid, amount=paid, **more)
        left += awarded
        if not left:
            return
        left, kind, multiplier = left - 1, "free", feature["multiplier"]


def hold_scatters(slot, bonus, grid, spin):
    """Hold and win: respins of the cells without a scatter; the last step pays the values and the grand."""
    tables, feature = slot.tables, slot.tables["feature"]
    tickets, cells = sum(one["count"] for one in tables["tickets"]), tables["reels"] * tables["rows"]["max"]
    held = sum(one in bonus for reel in grid for one in reel)
    steps, left = [("base", spin[0], grid, spin[1], spin[2])], feature["respins"]
    before = [[one if one in bonus else tables["blank"] for one in reel] for reel in grid]
    while left and held < cells:
        events, after = [], [list(reel) for reel in before]
        for reel in after:
            for row, shown in enumerate(reel):
                if shown not in bonus:
                    events.append(slot.stream.event(tickets))
                    if events[-1] < feature["tickets"]:
                        reel[row] = draw_scatter(slot, events)
        now = sum(one in bonus for reel in after for one in reel)
        more = {"landed": before if now > held else None, "heldReels": list(range(tables["reels"])), "scatters": now}
        steps.append(("respin", events, after, 0, more))
        left, held, before = (feature["respins"] if now > held else left - 1), now, after
    kind, events, grid, paid, more = steps.pop()
    groups = []
    for value in feature["values"]:
        places = [[row for row, one in enumerate(reel) if one == value["symbol"]] for reel in grid]
        count = sum(len(rows) for rows in places)
        if count:
            amount = count * value["stakes"] * slot.stake
            paid += amount
            groups.append({"symbol": value["symbol"], "count": count, "cells": places,
                           "amount": slot.money.text(amount)})
    grand = feature["grand"] * slot.stake if held == cells else 0
    steps.append((kind, events, grid, paid + grand, dict(more, groups=groups, scatter_amount=grand)))
    for kind, events, grid, paid, more in steps:
        slot.step(kind, events, grid, amount=paid, **more)


SLOTS = {
    "slot-lines": spin_reels,
    "slot-mystery": spin_reels,
    "slot-book": spin_reels,
    "slot-stacks": spin_reels,
    "slot-wishes": spin_wishes,
    "slot-lives": spin_lives,
    "slot-wild-reels": spin_wild_reels,
    "slot-tumble": spin_tumbles,
    "slot-cells": spin_cells,
}


def compute_slot(stream, sheet, round_, money):
    """The outcome of a round of a slot; it pays at most tables.cap stakes."""
    stake = money.minor(round_["stake"])
    slot = Slot(stream, sheet["tables"], stake, money)
    SLOTS[sheet["engine"]](slot)
    most = sheet["tables"]["cap"] * stake
    outcome = {"engine": "slot", "steps": slot.steps, "capped": slot.win >= most}
    if outcome["capped"]:
        outcome["steps"] = cut_at_cap(slot.steps, most, money)
    # Proofs from before the cap have no such key.
    if "capped" not in round_["outcome"]:
        del outcome["capped"]
    return outcome, stake, min(slot.win, most)


def cut_at_cap(steps, most, money):
    """The steps up to the one that reaches the cap: its amount is cut, and it awards nothing ("rules")."""
    found, left = [], most
    for step in steps:
        amount = min(money.minor(step["amount"]), left)
        left -= amount
        found.append({**step, "amount": money.text(amount), "freeSpinsAwarded": 0} if left == 0 else step)
        if left == 0:
            break
    return found


# --- Rounds ------------------------------------------------------------------

ENGINES = {}  # (engine, version of the sheet) → how a round of it is computed
for _names, _compute in ((SPOTS, compute_spots), (DECISIONS, compute_decisions), (SLOTS, compute_slot)):
    ENGINES.update({(name, 1): _compute for name in _names})


def check_seed(server_seed, server_seed_hash):
    """The SHA-256 of the revealed seed must equal the published hash ("Commit and reveal")."""
    require(isinstance(server_seed, str), "the server seed is not revealed")
    demand(sha256(server_seed), server_seed_hash, "serverSeedHash")


def sheet_of(sheets, rules_hash, game_id):
    """The sheet that a proof names, checked against its hash and the game ("Rules: the sheets")."""
    require(rules_hash is not None, "the proof names no sheet")
    sheet = sheets.get(rules_hash)
    demand(game_id, sheet["gameId"], "sheet.gameId")
    return sheet


def verify_round(proof, sheets):
    """A round of a player's pair of seeds: seed, sheet, outcome, stake and win."""
    round_ = proof["round"]
    seeds, outcome = round_["proof"], round_["outcome"]
    check_seed(proof["serverSeed"], seeds["serverSeedHash"])
    sheet = sheet_of(sheets, seeds["rulesHash"], round_["gameId"])
    compute = ENGINES.get((sheet["engine"], sheet["version"]))
    require(compute, f"unknown engine {sheet['engine']} {sheet['version']}")
    require(type(seeds["nonce"]) is int and seeds["nonce"] >= 0, "the nonce is no whole number")
    cancelled = round_["status"] == "cancelled"
    if cancelled and outcome is None:
        raise Incomplete("refused without an outcome")
    money = Money(round_["stake"], proof.get("walletType"))
    stream = Stream(proof["serverSeed"], seeds["clientSeed"], seeds["nonce"])
    expected, stake, win = compute(stream, sheet, round_, money)
    demand(expected, outcome, "outcome")
    demand(money.text(stake), round_["stake"], "stake")
    # A refused round shows what it would have won, or nothing: the document leaves open which.
    demand(OneOf(money.text(win), money.text(0), None) if cancelled else money.text(win), round_["win"], "win")


# --- "Draws, matches and races" ----------------------------------------------

def shuffled(stream, items, until=1):
    """A shuffle: event(items left) takes an item, until one is left, which needs no draw."""
    left = list(items)
    return [stream.pick(left) for _ in range(len(items) - until)] + left


def slug(name):
    """The id of a runner, in the form that the fixtures show."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def fixture_of(sheet, event):
    """The participants of a fixture, from the public stream of its start; its id ends with its place in the start."""
    place = int(event["eventId"].rpartition("-")[2])
    demand(f"{event['gameId']}-{event['number']}-{place}", event["eventId"], "eventId")
    return participants(sheet, Stream(event["gameId"], "fixtures", event["number"]), place)


def participants(sheet, stream, place):
    """The fixture at a place, from 1, of the start that the stream draws."""
    tables, kind = sheet["tables"], sheet["engine"]
    if kind == "draw":
        return {"kind": kind}
    if kind in ("football", "basketball"):
        require(1 <= place <= tables["matchesPerStart"], "no such match in a start")
        teams = shuffled(stream, tables["teams"])
        fixture = {"kind": kind, "home": teams[2 * place - 2], "away": teams[2 * place - 1]}
        return dict(fixture, **basketball_lines(tables, fixture)) if kind == "basketball" else fixture
    demand(1, place, "eventId: races of a start")
    course = tables["courses"][stream.event(len(tables["courses"]))]
    strengths = shuffled(stream, tables["profiles"][stream.event(len(tables["profiles"]))])
    names = shuffled(stream, tables["names"])
    runners = [
        {"number": number, "id": slug(name), "name": name, "strength": strength}
        for number, (strength, name) in enumerate(zip(strengths, names), 1)
    ]
    return {"kind": kind, "course": course, "runners": runners}


def run_draw(stream, tables, fixture):
    """A draw: balls among the remaining numbers in ascending order."""
    balls = list(range(1, tables["numbers"] + 1))
    numbers = [stream.pick(balls) for _ in range(tables["picks"])]
    return {"numbers": numbers}, {"elapsed": tables["picks"], "steps": tables["picks"], "numbers": numbers}


def football_weights(tables, fixture):
    """The weights of the goals of home and of away."""
    home, away = fixture["home"], fixture["away"]
    goals = tables["goals"]
    return (goals["home"][home["attack"] - away["defence"] + 4], goals["away"][away["attack"] - home["defence"] + 4])


def run_football(stream, tables, fixture):
    """Football: goals, their minutes, missed chances, their minutes; the goals are the result."""
    home, away = (stream.weighted(weights) for weights in football_weights(tables, fixture))

    def minutes(side, what, count):
        return [{"minute": stream.event(tables["minutes"]) + 1, "side": side, "what": what} for _ in range(count)]

    moments = minutes("home", "goal", home) + minutes("away", "goal", away)
    for side in ("home", "away"):
        chances = stream.event(tables["chances"]["kinds"]) + tables["chances"]["min"]
        moments += minutes(side, "chance", chances)
    moments.sort(key=lambda moment: moment["minute"])
    length = {"elapsed": tables["minutes"], "steps": tables["minutes"]}
    return {"home": home, "away": away}, dict(length, home=home, away=away, moments=moments)


def basketball_weights(tables, fixture):
    """The weights of the points of a minute of home and of away, by the level of the side."""
    home, away = fixture["home"], fixture["away"]
    levels, points_of = tables["levels"], tables["points"]
    return (points_of[home["attack"] - away["defence"] + levels["home"]],
            points_of[away["attack"] - home["defence"] + levels["away"]])


def run_basketball(stream, tables, fixture):
    """Basketball: points of home and away in each minute; a tie is decided by one basket."""
    weights = basketball_weights(tables, fixture)
    minutes = [
        {"home": stream.weighted(weights[0]), "away": stream.weighted(weights[1])} for _ in range(tables["minutes"])]
    overtime = None
    if sum(minute["home"] - minute["away"] for minute in minutes) == 0:
        overtime = ("home", "away")[stream.event(2)]
        minutes[-1][overtime] += tables["overtimePoints"]
    home, away = (sum(minute[side] for minute in minutes) for side in ("home", "away"))
    length = {"elapsed": tables["minutes"], "steps": tables["minutes"]}
    return ({"home": home, "away": away, "overtime": overtime},
            dict(length, home=home, away=away, minutes=minutes))


def run_race(stream, tables, fixture):
    """Horses and cars: the order of finish, the gaps, the course of each runner (sheet: rules)."""
    left, order = list(fixture["runners"]), []
    while left:
        order.append(left.pop(stream.weighted([one["strength"] for one in left]))["number"])
    ends, end = {}, tables["course"]
    for number in order:
        ends[number] = end
        end -= tables["gap"]["least"] + stream.event(tables["gap"]["kinds"])
    columns = []
    for runner in fixture["runners"]:
        early, late = (stream.event(tables["bend"]["kinds"]) + tables["bend"]["least"] for _ in range(2))
        sways = [stream.event(tables["sway"]["kinds"]) + tables["sway"]["least"] for _ in range(tables["sections"] - 1)]
        columns.append(positions(tables["sections"], ends[runner["number"]], early, late, [0] + sways + [0]))
    frames = [list(frame) for frame in zip(*columns)]
    return {"order": order}, {"elapsed": tables["sections"], "steps": tables["sections"], "frames": frames}


def positions(sections, end, early, late, sways):
    """The positions of a runner after each section, rounded to the nearest integer, halves upwards."""
    found = []
    for s, sway in enumerate(sways):
        exact = Fraction(end * s, sections)
        exact += Fraction(4 * early * s * (sections - s), sections ** 2)
        exact += Fraction(10 * late * s * (sections - s) * (sections - 2 * s), sections ** 3)
        found.append(max(0, (exact + Fraction(1, 2)).__floor__() + sway))
    return found


RUNS = {
    "draw": run_draw, "football": run_football, "basketball": run_basketball, "horses": run_race, "cars": run_race,
}


# --- Markets: who wins a leg, and the exact chance of it ----------------------

def match_selections(result, fixture, tables):
    """What wins in each market of a match (sheet: rules)."""
    home, away = result["home"], result["away"]
    if result["kind"] == "football":
        named = max(home, away) <= tables["namedGoalsMax"]
        return {
            "match": ["home" if home > away else "away" if away > home else "draw"],
            "total-2-5": ["over" if home + away >= 3 else "under"],
            "both-score": ["yes" if home and away else "no"],
            "correct-score": [f"{home}-{away}" if named else "other"],
        }
    return {
        "winner": ["home" if home > away else "away"],
        "handicap": ["home" if 10 * (home - away) + fixture["handicapTenths"] > 0 else "away"],
        "points": ["over" if 10 * (home + away) > fixture["totalTenths"] else "under"],
    }


def race_selections(result, fixture, tables):
    """What wins in each market of a race (sheet: rules)."""
    order = result["order"]
    market = "place" if result["kind"] == "horses" else "podium"
    wins = {
        "win": [str(order[0])], market: [str(number) for number in order[:tables["places"]]],
        "forecast": [f"{order[0]}-{order[1]}"],
    }
    if result["kind"] == "cars":
        pairs = [sorted((number, number + 1), key=order.index) for number in range(1, len(order), 2)]
        wins["duel"] = [f"{first}-{second}" for first, second in pairs]
    return wins


def selections(result, fixture, tables):
    """The winning selections of each market."""
    return (race_selections if "order" in result else match_selections)(result, fixture, tables)


def spread(weights, times):
    """The exact weights of the sum of some draws of the same weights."""
    sums = [1]
    for _ in range(times):
        longer = [0] * (len(sums) + len(weights) - 1)
        for one, weight in enumerate(sums):
            for two, other in enumerate(weights):
                longer[one + two] += weight * other
        sums = longer
    return sums


def basketball_scores(tables, fixture):
    """The exact weights of the points of home and of away before overtime."""
    return [spread(weights, tables["minutes"]) for weights in basketball_weights(tables, fixture)]


def basketball_tallies(tables, fixture):
    """The exact weights of the lead of home and of the sum of points, with a tie shared by both sides.

    After a tie either side scores overtimePoints with the chance of one half;
    all weights are doubled so that they stay whole numbers.
    """
    home, away = basketball_scores(tables, fixture)
    leads, sums, extra = {}, {}, tables["overtimePoints"]
    for one, first in enumerate(home):
        for two, second in enumerate(away):
            weight = first * second
            if one == two:
                for lead in (extra, -extra):
                    leads[lead] = leads.get(lead, 0) + weight
            else:
                leads[one - two] = leads.get(one - two, 0) + 2 * weight
            points_sum = one + two + (extra if one == two else 0)
            sums[points_sum] = sums.get(points_sum, 0) + 2 * weight
    return leads, sums


def even_split(weights):
    """The half point that splits the weights most evenly, in tenths; of equal ones the lowest."""
    all_of, below, best = sum(weights.values()), 0, None
    for at in range(min(weights), max(weights)):
        below += weights.get(at, 0)
        distance = abs(all_of - 2 * below)
        if best is None or distance < best[0]:
            best = (distance, 10 * at + 5)
    return best[1]


def basketball_lines(tables, fixture):
    """handicapTenths and totalTenths of a match."""
    leads, sums = basketball_tallies(tables, fixture)
    return {"handicapTenths": -even_split(leads), "totalTenths": even_split(sums)}


def match_chance(tables, fixture, market, selection):
    """The exact chance of a selection of a match."""
    if fixture["kind"] == "football":
        home, away = football_weights(tables, fixture)
        won = sum(
            first * second for one, first in enumerate(home) for two, second in enumerate(away)
            if selection in match_selections({"kind": "football", "home": one, "away": two}, fixture, tables)[market])
        return Fraction(won, sum(home) * sum(away))
    leads, sums = basketball_tallies(tables, fixture)
    if market == "points":
        over = Fraction(sum(w for at, w in sums.items() if 10 * at > fixture["totalTenths"]), sum(sums.values()))
        return over if selection == "over" else 1 - over
    line = fixture["handicapTenths"] if market == "handicap" else 0
    home = Fraction(sum(w for at, w in leads.items() if 10 * at + line > 0), sum(leads.values()))
    return home if selection == "home" else 1 - home


def race_chance(tables, fixture, market, selection):
    """The exact chance of a selection of a race: Harville's product over the places that decide."""
    strengths = {one["number"]: one["strength"] for one in fixture["runners"]}
    numbers = [int(part) for part in selection.split("-")]
    if market == "duel":
        return Fraction(strengths[numbers[0]], sum(strengths[number] for number in numbers))
    places = {"win": 1, "forecast": 2}.get(market, tables["places"])
    chance = Fraction(0)
    for order in itertools.permutations(strengths, places):
        if order[:len(numbers)] == tuple(numbers) or (places > 2 and numbers[0] in order):
            left, product = sum(strengths.values()), Fraction(1)
            for number in order:
                product *= Fraction(strengths[number], left)
                left -= strengths[number]
            chance += product
    return chance


def odds_of(tables, fixture, market, selection):
    """Odds in hundredths: (100 - margin) / (100 × chance), cut off after two decimals."""
    chance_of = race_chance if "runners" in fixture else match_chance
    chance = chance_of(tables, fixture, market, selection)
    require(chance > 0, f"no chance for {brief(selection)} in {brief(market)}")
    return int((100 - tables["margins"][market]) / chance)


# --- Slips -------------------------------------------------------------------

VOID = "void"  # The name of the status is a guess: the documents speak of void events and show none.


def hundredths(text):
    """Odds "1.85" as 185."""
    require(re.fullmatch(r"[0-9]+\.[0-9]{2}", text), f"{brief(text)} is no odds")
    return int(text.replace(".", ""))


def check_slip(slip, proof, sheet):
    """An own slip: its digest, its keys, the book, the event, and the odds of its leg ("Slips")."""
    demand(sha256(slip["content"]), slip["digest"], "slip.digest")
    require(slip["digest"] in proof["book"], "the own slip is not in the book")
    content, event, tables = json.loads(slip["content"]), proof["event"], sheet["tables"]
    demand(["slipId", "requestId", "gameId", "walletType", "stake", "order"], list(content), "slip.content: keys")
    demand(slip["slipId"], content["slipId"], "slip.slipId")
    order = content["order"]
    if order["kind"] == "draw":
        demand(["kind", "eventId", "lines"], list(order), "slip.order: keys")
        demand(event["eventId"], order["eventId"], "slip.eventId")
        for line in order["lines"]:
            ascending = line == sorted(set(line)) and len(line) == tables["picks"]
            require(ascending and 1 <= line[0] and line[-1] <= tables["numbers"], "a line is no line of the game")
        require(1 <= len(order["lines"]) <= tables["linesMax"], "the number of lines is not offered")
        return content
    demand("bet", order["kind"], "slip.order.kind")
    legs = [leg for leg in order["legs"] if leg["eventId"] == event["eventId"]]
    demand(1, len(legs), "legs of the slip on this event")
    odds = odds_of(tables, event["fixture"], legs[0]["market"], legs[0]["selection"])
    require(tables["odds"]["min"] <= odds <= tables["odds"]["max"], "the odds of the leg are not offered")
    demand(f"{odds // 100}.{odds % 100:02d}", legs[0]["odds"], "slip.odds")
    require(len(order["legs"]) <= tables["odds"]["legsMax"], "too many legs")
    return content


def slip_return(content, events, sheets):
    """What a slip returns, or None as long as a fixture of it is not in the file."""
    money, order = Money(content["stake"]), content["order"]
    stake = money.minor(content["stake"])
    ids = [order["eventId"]] if order["kind"] == "draw" else [leg["eventId"] for leg in order["legs"]]
    if any(one not in events for one in ids):
        return None
    found = [events[one] for one in ids]
    tables = [sheets.get(event["rulesHash"])["tables"] for event in found]
    if order["kind"] == "draw":
        if found[0]["status"] == VOID:
            return content["stake"]
        drawn, price = set(found[0]["result"]["numbers"]), divide(stake, len(order["lines"]))
        return money.text(sum(price * tables[0]["multiples"][len(drawn & set(line))] for line in order["lines"]))
    product, won = 1, True
    for leg, event, table in zip(order["legs"], found, tables):
        product *= 100 if event["status"] == VOID else hundredths(leg["odds"])
        if event["status"] != VOID:
            won &= leg["selection"] in selections(event["result"], event["fixture"], table)[leg["market"]]
    odds = product // 100 ** (len(ids) - 1)
    require(odds <= min(table["odds"]["combinedMax"] for table in tables), "the combined odds are not sold")
    return money.text(divide(stake * odds, 100) if won else 0)


def beacon_value(beacon):
    """The value of the beacon, 64 hex digits; the document does not say how the proof holds it."""
    text = beacon.get("value") if isinstance(beacon, dict) else beacon
    good = isinstance(text, str) and re.fullmatch(r"[0-9a-fA-F]{64}", text)
    require(good, "the beacon has no value of 64 hex digits")
    return text


def check_book(proof):
    """The client seed of a fixture is the book, and the beacon if there is one ("Client seed", "Beacon")."""
    book, event = proof["book"], proof["event"]
    require(all(HASH.fullmatch(digest) for digest in book), "the book has an entry that is no digest")
    require(book == sorted(set(book)), "the book is not in ascending order")
    digest = sha256("\n".join(book))
    demand(digest, event["bookDigest"], "bookDigest")
    if proof["beacon"] is not None:
        digest = sha256(digest + "\n" + beacon_value(proof["beacon"]))
    demand(digest, proof["clientSeed"], "clientSeed")
    demand(0, proof["nonce"], "nonce")


def verify_event(proof, sheets):
    """A draw, match or race: seed, book, sheet, participants, result, course and the own slips."""
    event = proof["event"]
    if event["status"] == VOID:
        raise Incomplete("a void event has no result")
    require(event["status"] == "finished", f"the event is {brief(event['status'])}, not finished")
    check_seed(proof["serverSeed"], event["serverSeedHash"])
    check_book(proof)
    sheet = sheet_of(sheets, event["rulesHash"], event["gameId"])
    kind, tables = sheet["engine"], sheet["tables"]
    require(kind in RUNS and sheet["version"] == 1, f"unknown engine {kind} {sheet['version']}")
    fixture = fixture_of(sheet, event)
    demand(fixture, event["fixture"], "fixture")
    stream = Stream(proof["serverSeed"], proof["clientSeed"], proof["nonce"])
    result, course = RUNS[kind](stream, tables, fixture)
    demand(dict(result, kind=kind), event["result"], "result")
    if kind == "basketball" and "overtime" in proof["progress"]:
        course["overtime"] = result["overtime"]
    demand(dict(course, kind=kind), proof["progress"], "progress")
    for slip in proof["ownSlips"]:
        check_slip(slip, proof, sheet)


# --- Sheets and answers of servers -------------------------------------------

def fetch(url, limit, body=None, token=None):
    """The bytes of an answer, of a bounded size and within a bounded time."""
    require_http(url)
    headers = {"Accept": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    if body is not None:
        headers["Content-Type"] = "application/json"
        body = json.dumps(body).encode("utf-8")
    request = urllib.request.Request(url, data=body, headers=headers)
    with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
        data = answer.read(limit + 1)
    if len(data) > limit:
        raise BadInput(f"the answer of {url} is longer than {limit} bytes")
    return data


def require_http(url):
    """Addresses of files and the like are refused."""
    if urllib.parse.urlsplit(url).scheme not in ("http", "https"):
        raise BadInput(f"{url} is no http address")


class Sheets:
    """Sheets by their hash, from a game server or a directory, kept in memory ("Rules: the sheets")."""

    def __init__(self, game_server=None, directory=None):
        self.game_server, self.directory, self.known = game_server, directory, {}
        if directory is not None and not os.path.isdir(directory):
            raise BadInput(f"{directory} is no directory")

    def get(self, rules_hash):
        """The sheet whose bytes have this SHA-256."""
        good = isinstance(rules_hash, str) and HASH.fullmatch(rules_hash)
        require(good, f"{brief(rules_hash)} is no hash of a sheet")
        if rules_hash not in self.known:
            data = self.read(rules_hash)
            digest = hashlib.sha256(data).hexdigest()
            require(digest == rules_hash, f"the sheet {rules_hash} has the hash {digest}")
            self.known[rules_hash] = json.loads(data.decode("utf-8"))
        return self.known[rules_hash]

    def read(self, rules_hash):
        """The bytes of a sheet; a sheet that is not there fails the proof, a server that is not there the run."""
        if self.directory is not None:
            try:
                with open(os.path.join(self.directory, rules_hash + ".json"), "rb") as file:
                    return file.read(SHEET_BYTES_MAX)
            except OSError as error:
                raise Failure(f"no sheet {rules_hash}: {error.strerror}") from None
        url = f"{self.game_server.rstrip('/')}/fairness/sheets/{rules_hash}.json"
        try:
            return fetch(url, SHEET_BYTES_MAX)
        except urllib.error.HTTPError as error:
            raise Failure(f"no sheet {rules_hash}: status {error.code}") from None
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise BadInput(f"the game server {self.game_server} cannot be reached: {error}") from None


class Api:
    """The API of a player: rounds, events and the nonces of a pair of seeds."""

    def __init__(self, base, email, password):
        self.base, self.token = base.rstrip("/"), None
        self.token = self.ask("/user/login", {"email": email, "password": password})["token"]

    def ask(self, path, body=None):
        """The data of an answer {code, msg, data}."""
        try:
            answer = json.loads(fetch(self.base + path, ANSWER_BYTES_MAX, body, self.token).decode("utf-8"))
        except (OSError, ValueError, http.client.HTTPException) as error:
            raise BadInput(f"{self.base}{path}: {error}") from None
        if not isinstance(answer, dict) or answer.get("code") != 200:
            message = answer.get("msg") if isinstance(answer, dict) else "no envelope"
            raise BadInput(f"{self.base}{path}: {brief(message)}")
        return answer["data"]

    def rounds(self):
        """The list of all rounds, page by page."""
        before = ""
        while True:
            page = self.ask(f"/game/rounds?pageSize={PAGE}" + (f"&before={quote(before)}" if before else ""))
            yield from page["list"]
            if not page["next"] or page["next"] == before or not page["list"]:
                return
            before = page["next"]

    def seed_rounds(self, seed_hash):
        """All rounds of a pair of seeds by nonce, page by page, and the last page."""
        rounds, start = [], 0
        while True:
            page = self.ask(f"/game/seeds/{quote(seed_hash)}/rounds?from={start}&limit={PAGE}")
            rounds += page["rounds"]
            if not page["rounds"] or page["rounds"][-1]["nonce"] < start:
                return rounds, page
            start = page["rounds"][-1]["nonce"] + 1
            if start >= page["nextNonce"]:
                return rounds, page


def quote(text):
    """A text as one part of an address."""
    return urllib.parse.quote(str(text), safe="")


def event_ids(value):
    """All event ids in a nested value; texts with JSON inside are read as well."""
    if isinstance(value, str) and '"eventId"' in value:
        value = json.loads(value)
    if isinstance(value, dict):
        own = [value["eventId"]] if isinstance(value.get("eventId"), str) else []
        return own + [one for inner in value.values() for one in event_ids(inner)]
    return [one for inner in value for one in event_ids(inner)] if isinstance(value, list) else []


def collect(api):
    """The proofs of all revealed rounds of a player, and of the events of the player's slips."""
    proofs, events = [], []
    for entry in api.rounds():
        if not entry["isRevealed"]:
            continue
        proof = api.ask("/game/rounds/" + quote(entry["roundId"]))
        if "round" in proof:
            proofs.append(proof)
        else:
            events += [one for one in event_ids(proof) if one not in events]
    for event_id in events:
        proof = api.ask("/game/events/" + quote(event_id))
        if proof["serverSeed"] is not None:
            proofs.append(proof)
    return proofs


def check_complete(api, seed_hash, proofs):
    """The nonces 0 to nextNonce - 1 of a revealed pair of seeds each once ("Nonces").

    Rounds of the pair that the player's own list does not have, as refused ones,
    are fetched and added to the proofs.
    """
    rounds, page = api.seed_rounds(seed_hash)
    check_seed(page["serverSeed"], seed_hash)
    demand(list(range(page["nextNonce"])), sorted(one["nonce"] for one in rounds), "nonces")
    known = {proof["round"]["roundId"]: proof["round"] for proof in proofs if "round" in proof}
    for entry in rounds:
        if entry["roundId"] not in known:
            proofs.append(api.ask("/game/rounds/" + quote(entry["roundId"])))
            known[entry["roundId"]] = proofs[-1]["round"]
        round_ = known[entry["roundId"]]
        seeds = round_["proof"]
        here = [entry["nonce"], entry["gameId"], seed_hash, page["clientSeed"]]
        demand(here, [seeds["nonce"], round_["gameId"], seeds["serverSeedHash"], seeds["clientSeed"]], entry["roundId"])
    return len(rounds)


# --- The run -----------------------------------------------------------------

MALFORMED = (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError, ZeroDivisionError)


class Report:
    """What was verified, by game, and what failed."""

    def __init__(self):
        self.games, self.failures, self.notes = {}, [], []

    def add(self, game, name, check):
        """Run one check and note how it ended."""
        counts = self.games.setdefault(game, [0, 0, 0])
        try:
            check()
            counts[0] += 1
        except Incomplete as note:
            counts[2] += 1
            self.notes.append(f"  not complete: {name}: {note}")
        except Failure as failure:
            counts[1] += 1
            self.failures.append(f"  FAILED: {name}: {failure}")
        except MALFORMED as error:
            counts[1] += 1
            self.failures.append(f"  FAILED: {name}: malformed proof ({type(error).__name__}: {brief(str(error))})")

    def print(self):
        """One line a game, each failure, the sum; the result is the exit code."""
        for game in sorted(self.games):
            good, bad, open_ = self.games[game]
            state = f"{bad} FAILED" if bad else "ok" if good else "not complete"
            print(plain(f"{game:<20} {good + bad + open_:>6}  {state}"))
        for line in self.notes + self.failures:
            print(plain(line))
        good, bad = (sum(counts[at] for counts in self.games.values()) for at in (0, 1))
        print(f"{good} verified, {bad} failed")
        return 0 if good and not bad else 1


def plain(line):
    """A line without control characters, whatever a proof contains."""
    return line.encode("unicode_escape").decode("ascii")


def identify(proof):
    """The game and the name of a proof."""
    body = proof.get("round") or proof.get("event")
    if not isinstance(body, dict):
        raise BadInput("the file holds something that is neither a round nor an event")
    return str(body.get("gameId")), str(body.get("roundId") or body.get("eventId"))


def check_once(proof, used):
    """One nonce deals one round ("Nonces"), and a fixture has one outcome: no proof is in a file twice."""
    if proof.get("round"):
        seeds = proof["round"]["proof"]
        key = (seeds["serverSeedHash"], seeds["clientSeed"], seeds["nonce"])
    else:
        key = proof["event"]["eventId"]
    require(key not in used, f"its nonce or event is the one of {used.get(key)}, too")
    used[key] = identify(proof)[1]


def verify_all(proofs, sheets, report):
    """Verify every proof of a list."""
    names, used = [identify(proof) for proof in proofs], {}

    def verify(proof):
        check_once(proof, used)
        (verify_round if proof.get("round") else verify_event)(proof, sheets)

    for proof, (game, name) in zip(proofs, names):
        report.add(game, f"{game} {name}", lambda: verify(proof))


def own_slips(proofs, sheets):
    """Lines with what each own slip returns, as far as its fixtures are among the proofs."""
    events = {identify(proof)[1]: proof["event"] for proof in proofs if proof.get("event")}
    contents = {}
    for proof in proofs:
        try:
            contents.update({slip["slipId"]: json.loads(slip["content"]) for slip in proof.get("ownSlips") or []})
        except MALFORMED:
            continue  # The event of these slips has failed.
    for slip_id, content in contents.items():
        try:
            returned = slip_return(content, events, sheets)
        except (Failure, *MALFORMED) as failure:
            returned = f"nothing that can be computed: {failure}"
        yield f"  slip {slip_id}: " + (
            "some fixtures are not in the file" if returned is None else f"returns {returned}")


def load(path):
    """The array of proofs in a file."""
    try:
        with open(path, encoding="utf-8") as file:
            proofs = json.load(file)
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise BadInput(f"{path} is no JSON") from None
    if not isinstance(proofs, list) or not all(isinstance(proof, dict) for proof in proofs):
        raise BadInput(f"{path} is no array of proofs")
    return proofs


def run_online(options, report):
    """Log in, list and fetch the rounds, and check that no nonce is missing."""
    password = os.environ.get("VERIFY_PASSWORD") or getpass.getpass("Password: ")
    api = Api(options.api, options.email, password)
    proofs = collect(api)
    hashes = {proof["round"]["proof"]["serverSeedHash"] for proof in proofs if "round" in proof}
    for seed_hash in sorted(hashes | set(options.seed)):
        report.add("(complete seeds)", f"seed {seed_hash}", lambda: check_complete(api, seed_hash, proofs))
    if options.save:
        with open(options.save, "w", encoding="utf-8") as file:
            json.dump(proofs, file, ensure_ascii=False, indent=1)
    return proofs


def arguments(argv):
    """The command line."""
    parser = argparse.ArgumentParser(description="Verify rounds, draws, matches and races from their proofs.")
    parser.add_argument("proofs", nargs="?", help="a file with an array of proofs")
    parser.add_argument("--game-server", metavar="URL", help="where the sheets are published")
    parser.add_argument("--sheets", metavar="DIR", help="a directory with files <rulesHash>.json instead")
    parser.add_argument("--api", metavar="URL", help="fetch the proofs from the API, with --email")
    parser.add_argument("--email", help="the account; the password is VERIFY_PASSWORD or is asked for")
    parser.add_argument("--seed", metavar="HASH", action="append", default=[], help="with --api: check this seed too")
    parser.add_argument("--save", metavar="FILE", help="with --api: keep the proofs")
    parser.add_argument("--slips", action="store_true", help="print what each own slip returns")
    options = parser.parse_args(argv)
    if bool(options.proofs) == bool(options.api) or bool(options.sheets) == bool(options.game_server):
        parser.error("give a file or --api, and --sheets or --game-server")
    if options.api and not options.email:
        parser.error("--api needs --email")
    return options


def main(argv=None):
    """Run; the result is the exit code."""
    options, report = arguments(argv), Report()
    try:
        sheets = Sheets(options.game_server, options.sheets)
        try:
            proofs = run_online(options, report) if options.api else load(options.proofs)
        except (OSError, *MALFORMED) as error:
            raise BadInput(f"unexpected answer of the API or file ({type(error).__name__}: {error})") from None
        verify_all(proofs, sheets, report)
        if options.slips:
            for line in own_slips(proofs, sheets):
                print(plain(line))
    except (BadInput, EOFError, KeyboardInterrupt) as error:
        print(plain(f"verify.py: {error or 'interrupted'}"), file=sys.stderr)
        return 2
    return report.print()


if __name__ == "__main__":
    sys.exit(main())
