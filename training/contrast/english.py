"""English sentence patterns."""

from __future__ import annotations

import random

from .grammar import Draft, Grammar, capital, contrast, two

NAMES = """Emma Olivia Sophie Hannah Grace Laura Julia Nina Clara Megan Rachel Amy Diana Helen Irene Judy Karen Leah Monica Nora
David Daniel Ethan Simon Victor Martin George Oscar Felix Adam Brian Carlos Derek Eric Frank Greg Henry Ivan Kevin Luke""".split()
SURNAMES = "Miller Harris Novak Garcia Rossi Keller Tanaka Okafor Larsen Dubois Walker Bennett Foster Hughes Murray Santos Weber Yilmaz Haddad Singh".split()
ROLES = """nurse, gardener, waiter, plumber, engineer, painter, soldier, farmer, tailor, dentist, journalist, mechanic, librarian,
violinist, goalkeeper, firefighter, accountant, butcher, sailor, tourist, singer, guard, referee, detective, electrician, landlord,
tenant, cyclist, photographer, actress, director, boxer, minister, professor, surgeon, carpenter, driver, hunter, prince, shepherd""".replace("\n", " ").split(", ")
ANIMALS = "wolf, fox, bear, goose, horse, donkey, goat, eagle, snake, monkey, parrot, lion, tiger, hawk".split(", ")
GROUPS = "army, committee, team, company, agency, club, union, ministry, bank, hospital, school, party, court, council, airline".split(", ")
TIMES = "yesterday, last night, on Monday, in March, this morning, at the party, in 2009, during the meeting, after lunch, last summer, on Friday evening, at noon".split(", ")

# past tense, participle; all of them mean something else with the roles exchanged
PERSON_VERBS = [tuple(v.split("/")) for v in """praised/praised insulted/insulted followed/followed hired/hired invited/invited
criticised/criticised interviewed/interviewed photographed/photographed warned/warned rescued/rescued pushed/pushed hit/hit kicked/kicked
interrupted/interrupted deceived/deceived defended/defended recognised/recognised ignored/ignored greeted/greeted blamed/blamed
surprised/surprised recommended/recommended attacked/attacked betrayed/betrayed accused/accused admired/admired replaced/replaced
examined/examined comforted/comforted questioned/questioned injured/injured tricked/tricked saved/saved forgave/forgiven
saw/seen chose/chosen beat/beaten bit/bitten found/found misunderstood/misunderstood""".split()]
ANIMAL_VERBS = [tuple(v.split("/")) for v in "bit/bitten attacked/attacked followed/followed frightened/frightened killed/killed caught/caught watched/watched hunted/hunted scratched/scratched ignored/ignored".split()]
GROUP_VERBS = [tuple(v.split("/")) for v in """criticised/criticised supported/supported funded/funded advised/advised investigated/investigated
defeated/defeated accused/accused replaced/replaced founded/founded contacted/contacted praised/praised overtook/overtaken warned/warned paid/paid misled/misled""".split()]

# said from either side: {0} does it to {1}
CONVERSES = [
    ("{0} donated the {x} to {1}", "{1} was given the {x} by {0}"),
    ("{0} lent {1} an expensive {x}", "{1} borrowed an expensive {x} from {0}"),
    ("{0} gave {1} a {x} as a present", "{1} got a {x} as a present from {0}"),
    ("{0} rented the {x} out to {1}", "{1} rented the {x} from {0}"),
    ("{0} sent {1} a parcel with a {x}", "{1} received a parcel with a {x} from {0}"),
    ("{0} handed the {x} over to {1}", "{1} took the {x} from {0}"),
    ("{0} inherited the {x} from {1}", "{1} left the {x} to {0}"),
    ("{0} showed {1} how to repair a {x}", "{1} was shown by {0} how to repair a {x}"),
    ("{0} stole the {x} from {1}", "{1} had the {x} stolen by {0}"),
]
THINGS = "camera, guitar, tractor, bicycle, laptop, telescope, carpet, piano, tent, ladder, watch, sofa, motorbike, drill, printer, necklace".split(", ")
COMPARED = [
    ("{0} is taller than {1}", "{1} is shorter than {0}", "{1} is not as tall as {0}"),
    ("{0} runs faster than {1}", "{1} runs more slowly than {0}", "{1} does not run as fast as {0}"),
    ("{0} earns more than {1}", "{1} earns less than {0}", "{1} does not earn as much as {0}"),
    ("{0} is stronger than {1}", "{1} is weaker than {0}", "{1} is not as strong as {0}"),
    ("{0} arrived before {1}", "{1} arrived after {0}", "{1} got there later than {0}"),
    ("{0} finished ahead of {1}", "{1} finished behind {0}", "{1} came in after {0}"),
    ("{0} sits in front of {1}", "{1} sits behind {0}", "{1} has a seat behind {0}"),
    ("{0} is the boss of {1}", "{1} works for {0}", "{1} has {0} as a boss"),
    ("{0} is the parent of {1}", "{1} is the child of {0}", "{1} has {0} as a parent"),
    ("{0} owes {1} a favour", "{1} is owed a favour by {0}", "{1} can ask {0} for a favour in return"),
    ("{0} lives above {1}", "{1} lives below {0}", "{1} has a flat underneath {0}"),
]
# exchange of the two changes nothing
SYMMETRIC = [
    ("{0} married {1}", "{0} divorced {1}"),
    ("{0} met {1} in the park", "{0} missed {1} in the park"),
    ("{0} and {1} moved to the coast", "{0} and {1} moved to the mountains"),
    ("{0} lives next door to {1}", "{0} lives far away from {1}"),
    ("{0} looks like {1}", "{0} is waiting for {1}"),
    ("{0} and {1} are painting the fence", "{0} and {1} are climbing the fence"),
    ("{0} played chess with {1}", "{0} played tennis with {1}"),
    ("{0} is a cousin of {1}", "{0} is a colleague of {1}"),
    ("Neither {0} nor {1} came to dinner", "Both {0} and {1} came to dinner"),
    ("{0} or {1} will pay for the meal", "{0} or {1} will cook the meal"),
    ("{0} danced with {1} all evening", "{0} argued with {1} all evening"),
    ("{0} is as tall as {1}", "{0} is taller than {1}"),
]


def _someone(random_: random.Random) -> tuple[str, str, list[tuple[str, str]]]:
    draw = random_.random()
    if draw < 0.35:
        return *two(NAMES, random_), PERSON_VERBS  # type: ignore[return-value]
    if draw < 0.75:
        a, b = two(ROLES, random_)
        return f"the {a}", f"the {b}", PERSON_VERBS
    if draw < 0.88:
        a, b = two(ANIMALS, random_)
        article = random_.choice(["the", "the", "a"])
        return tuple((f"an {x}" if article == "a" and x[0] in "aeiou" else f"{article} {x}") for x in (a, b)) + (ANIMAL_VERBS,)  # type: ignore[return-value]
    a, b = two(GROUPS, random_)
    return f"the {a}", f"the {b}", GROUP_VERBS


def _timed(random_: random.Random, texts: list[str]) -> list[str]:
    """The same time, or none, on every text; before or behind, each as it falls."""
    if random_.random() < 0.45:
        return [capital(t) + "." for t in texts]
    time = random_.choice(TIMES)
    before = random_.random() < 0.3
    return [(f"{capital(time)}, {t}." if before else f"{capital(t)} {time}.") for t in texts]


def passive(random_: random.Random) -> Draft:
    a, b, verbs = _someone(random_)
    past, participle = random_.choice(verbs)
    texts = [f"{a} {past} {b}", f"{b} was {participle} by {a}", f"{b} {past} {a}", f"{a} was {participle} by {b}"]
    texts = _timed(random_, texts)
    return contrast(random_, texts[:2], texts[2:], 4.8, 1.8)


def cleft(random_: random.Random) -> Draft:
    a, b, verbs = _someone(random_)
    past, participle = random_.choice(verbs)
    who = "who" if verbs is PERSON_VERBS else "that"

    def say(x: str, y: str) -> list[str]:
        return [f"{x} {past} {y}", f"it was {x} {who} {past} {y}", f"{y} is the one {who} was {participle} by {x}", f"the one {who} {past} {y} was {x}", f"it was {y} {who} {x} {past}"]

    same, other = say(a, b), say(b, a)
    finish = [capital(t) + "." for t in same], [capital(t) + "." for t in other]
    return contrast(random_, *finish, 4.8, 1.8)


def converse(random_: random.Random) -> Draft:
    a, b, _ = _person_pair(random_)
    x = random_.choice(THINGS)
    one, other = random_.choice(CONVERSES)
    if random_.random() < 0.5:
        x = x if " a " not in one else x
    texts = [p.format(*pair, x=x) for pair in ((a, b), (b, a)) for p in (one, other)]
    texts = _timed(random_, texts) if "how to" not in one else [capital(t) + "." for t in texts]
    return contrast(random_, texts[:2], texts[2:], 4.7, 1.9)


def _person_pair(random_: random.Random) -> tuple[str, str, None]:
    if random_.random() < 0.5:
        return *two(NAMES, random_), None  # type: ignore[return-value]
    a, b = two(ROLES, random_)
    return f"the {a}", f"the {b}", None


def compared(random_: random.Random) -> Draft:
    a, b, _ = _person_pair(random_)
    patterns = random_.choice(COMPARED)
    texts = [[capital(p.format(*pair)) + "." for p in patterns] for pair in ((a, b), (b, a))]
    return contrast(random_, *texts, 4.6, 1.9)


def symmetric(random_: random.Random) -> Draft:
    a, b, _ = _person_pair(random_)
    pattern, changed = random_.choice(SYMMETRIC)
    same = [capital(pattern.format(*pair)) + "." for pair in ((a, b), (b, a))]
    other = [capital(changed.format(*pair)) + "." for pair in ((a, b), (b, a))]
    return contrast(random_, same, other, 4.9, 2.0)


# noun phrase, and adjectives with their strict opposites: not P = Q
STATES = [
    (["the lamp in the hall", "the heating", "the radio", "the alarm"], "on", "off"),
    (["the gate", "the theatre", "the pharmacy", "the border", "the swimming pool"], "open", "closed"),
    (["the plan", "a peaceful solution", "a second attempt", "an early start"], "possible", "impossible"),
    (["the new rule", "smoking indoors", "this kind of fishing", "the deal"], "legal", "illegal"),
    (["the visa", "a helmet", "the extra fee", "a second opinion"], "necessary", "unnecessary"),
    (["the ice on the pond", "the ladder", "this beach", "the old mine"], "safe", "unsafe"),
    (["the witness's answer", "the rumour", "this claim", "the headline"], "true", "false"),
    (["the wounded soldier", "the whale on the beach", "the missing climber"], "alive", "dead"),
    (["the bottle", "the tank", "the drawer", "the fridge"], "empty", "not empty"),
    (["the accused man", "the company's director", "the suspect"], "guilty", "innocent"),
    (["the invoice", "the second calculation", "your address on the form", "the translation"], "correct", "incorrect"),
    (["the baby", "the night guard", "the patient in bed four"], "awake", "asleep"),
    (["the older brother", "the new colleague", "the prince"], "married", "single"),
    (["the chairman", "the third witness", "half of the class"], "present", "absent"),
    (["the contract", "the ticket", "her passport", "the licence"], "valid", "invalid"),
    (["the crew", "the staff", "the audience"], "satisfied", "dissatisfied"),
    (["the document", "the app", "the list of members"], "complete", "incomplete"),
    (["the old software", "the referee's decision", "the judge"], "fair", "unfair"),
    (["the result", "the visit", "his resignation"], "expected", "unexpected"),
    (["the clerk", "the shop assistant", "the porter"], "polite", "impolite"),
    (["the boots", "the road surface", "the firewood"], "dry", "wet"),
    (["the island", "the village in the valley"], "inhabited", "uninhabited"),
]


def negated_state(random_: random.Random) -> Draft:
    nouns, p, q = random_.choice([s for s in STATES if not s[2].startswith("not ")])
    noun = random_.choice(nouns)
    if random_.random() < 0.5:
        p, q = q, p
    be, have = random_.choice([("is", "is"), ("was", "was"), ("is still", "is still"), ("was apparently", "was apparently")])
    same = [f"{noun} {be} {p}", f"{noun} {have} not {q}", f"it is not true that {noun} {be.replace('was apparently', 'was')} {q}"]
    other = [f"{noun} {be} {q}", f"{noun} {have} not {p}", f"it is not true that {noun} {be.replace('was apparently', 'was')} {p}"]
    same, other = ([capital(t) + "." for t in x] for x in (same, other))
    draft = contrast(random_, same[:2] if "apparently" in be else same, other, 4.6, 1.6)
    if random_.random() < 0.35 and "not" not in draft[0]:  # harmless change instead
        return draft[0], draft[0].replace(f" {be} ", f" {random_.choice(['actually ', 'indeed ', 'in fact '])}{be} ", 1), draft[2], 4.8, 1.6
    return draft


# did, did not do, base form
DEEDS = [tuple(d.split("/")) for d in """locked the safe/lock the safe;watered the plants/water the plants;signed the contract/sign the contract;
passed the driving test/pass the driving test;brought an umbrella/bring an umbrella;repaired the engine/repair the engine;
answered the letter/answer the letter;caught the last ferry/catch the last ferry;took the medicine/take the medicine;
apologised to the guests/apologise to the guests;closed the deal/close the deal;wore a seat belt/wear a seat belt;
found the missing key/find the missing key;reached the summit/reach the summit;translated the poem/translate the poem;
attended the funeral/attend the funeral;told the truth/tell the truth;ate the soup/eat the soup;joined the strike/join the strike;
backed up the files/back up the files;noticed the mistake/notice the mistake;accepted the offer/accept the offer;
voted in the election/vote in the election;saved enough money/save enough money;slept well/sleep well""".replace("\n", "").split(";")]


def negated_deed(random_: random.Random) -> Draft:
    a = random_.choice([random_.choice(NAMES), f"the {random_.choice(ROLES)}"])
    past, base = random_.choice(DEEDS)
    did = [f"{a} {past}", f"{a} did {base}", f"it is true that {a} {past}", f"{a} did not fail to {base}"]
    not_ = [f"{a} did not {base}", f"{a} didn't {base}", f"it is not true that {a} {past}", f"{a} failed to {base}", f"{a} never {past}"]
    did, not_ = ([capital(t) + "." for t in x] for x in (did, not_))
    if random_.random() < 0.5:
        return contrast(random_, did, [not_[0], not_[1], not_[2], not_[3]], 4.7, 1.7)
    return contrast(random_, not_[:4], [did[0], did[1], did[2], did[3]], 4.7, 1.7)


def nobody(random_: random.Random) -> Draft:
    past, base = random_.choice(DEEDS)
    place = random_.choice(["in the office", "on the team", "in our street", "from the crew", "at the camp", "in the family"])
    no = [f"Nobody {place} {past}.", f"Not one person {place} {past}.", f"There was no one {place} who {past}."]
    some = [f"Everybody {place} {past}.", f"At least one person {place} {past}.", f"There was someone {place} who {past}."]
    if random_.random() < 0.5:
        every = [f"Everybody {place} {past}.", f"Every single person {place} {past}.", f"There was nobody {place} who did not {base}."]
        return contrast(random_, every, [no[0], no[1], f"There was nobody {place} who {past}."], 4.7, 1.7)
    return contrast(random_, no, some, 4.7, 1.8)


# pattern, word, words that mean nearly the same, opposites
OPPOSED = [
    ("The {x} lake froze over in January.", "large", "big", "small"),
    ("The soup in the canteen was {x}.", "tasty", "delicious", "disgusting"),
    ("The company {x} two hundred workers.", "hired", "took on", "fired"),
    ("Oil consumption {x} in the second quarter.", "increased", "went up", "decreased"),
    ("The minister {x} the proposal.", "accepted", "agreed to", "rejected"),
    ("The minister {x} the allegations.", "denied", "disputed", "confirmed"),
    ("The audience was {x} during the speech.", "quiet", "silent", "noisy"),
    ("The climb to the hut is {x}.", "tiring", "exhausting", "effortless"),
    ("The engineers {x} the bridge.", "built", "constructed", "demolished"),
    ("It is {x} to swim here.", "forbidden", "prohibited", "allowed"),
    ("The neighbours are very {x}.", "friendly", "kind", "unfriendly"),
    ("The rope around the barrel is {x}.", "loose", "slack", "tight"),
    ("The hikers went {x} the hill.", "up", "to the top of", "down"),
    ("The children were {x} after the trip.", "tired", "weary", "full of energy"),
    ("The dress was {x}.", "expensive", "costly", "cheap"),
    ("The experiment was a {x}.", "success", "triumph", "failure"),
    ("The pupils {x} the bell.", "heard", "noticed", "missed"),
    ("The army {x} the town at dawn.", "attacked", "assaulted", "defended"),
    ("The crowd {x} when the singer appeared.", "cheered", "applauded", "booed"),
    ("The dog is {x} the kennel.", "inside", "in", "outside"),
    ("The flight was {x} because of fog.", "delayed", "late", "on time"),
    ("The committee {x} the meeting at ten.", "began", "started", "ended"),
    ("The theory is {x} to understand.", "difficult", "hard", "easy"),
    ("The lawyer spoke {x}.", "loudly", "in a loud voice", "softly"),
    ("The soldiers {x} during the night.", "advanced", "moved forward", "retreated"),
    ("The patient's condition {x}.", "improved", "got better", "worsened"),
    ("The two brothers {x}.", "agreed", "were of one mind", "disagreed"),
    ("The roof of the barn is {x}.", "damaged", "broken", "intact"),
    ("The visitors were {x} by the exhibition.", "impressed", "amazed", "disappointed"),
    ("Her explanation was {x}.", "clear", "easy to follow", "confusing"),
    ("The bill was {x} by parliament.", "passed", "approved", "blocked"),
    ("The witness {x} the car's colour.", "remembered", "recalled", "forgot"),
    ("The village is {x} of the river.", "north", "to the north", "south"),
    ("The new model is {x} than the old one.", "heavier", "weightier", "lighter"),
    ("They {x} the ship before the storm.", "loaded", "filled", "unloaded"),
    ("The temperature {x} overnight.", "dropped", "fell", "climbed"),
    ("My grandmother {x} the telephone.", "picked up", "answered", "hung up"),
    ("The guide was {x} the group.", "in front of", "ahead of", "behind"),
    ("The guests {x} the hotel on Tuesday.", "left", "departed from", "arrived at"),
    ("Sugar is {x} for your teeth.", "bad", "harmful", "good"),
    ("The mayor {x} the new stadium.", "praised", "spoke highly of", "criticised"),
    ("The refugees {x} the country.", "fled", "escaped from", "returned to"),
    ("He put the book {x} the magazine.", "under", "beneath", "on top of"),
    ("The thief was {x}.", "caught", "captured", "set free"),
    ("The investors {x} a fortune.", "made", "gained", "lost"),
    ("The boy {x} the rope.", "pulled", "tugged", "let go of"),
    ("The cave was completely {x}.", "dark", "without light", "bright"),
    ("The knife was {x}.", "blunt", "dull", "sharp"),
    ("The doctor {x} him to smoke.", "forbade", "did not allow", "allowed"),
    ("The woman {x} her coat.", "put on", "slipped into", "took off"),
    ("The plane is about to {x}.", "land", "touch down", "take off"),
    ("The glass is {x} full.", "almost", "nearly", "not at all"),
]
OPENERS = ["", "", "", "", "In the end, ", "As we heard, ", "Surprisingly, ", "According to the paper, ", "Luckily, ", "It seems that "]


def opposed(random_: random.Random) -> Draft:
    pattern, word, near, far = random_.choice(OPPOSED)
    opener = random_.choice(OPENERS)
    pattern = opener + pattern[0].lower() + pattern[1:] if opener and not pattern.startswith(("He ", "They ", "Her ")) else pattern
    a, b = (word, near) if random_.random() < 0.6 else (near, word)
    return pattern.format(x=a), pattern.format(x=b), pattern.format(x=far), 4.7, 1.7


ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = ". . twenty thirty forty fifty sixty seventy eighty ninety".split()


def in_words(n: int) -> str:
    """0..999,999 in British English."""
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (f"-{ONES[n % 10]}" if n % 10 else "")
    if n < 1000:
        return f"{ONES[n // 100]} hundred" + (f" and {in_words(n % 100)}" if n % 100 else "")
    rest = n % 1000
    return f"{in_words(n // 1000)} thousand" + ((" and " if rest < 100 else " ") + in_words(rest) if rest else "")


COUNTED = [
    ("The zoo has {n} penguins", 3, 60), ("{n} sailors were rescued from the ship", 2, 40), ("The village has {n} inhabitants", 40, 990),
    ("The novel is {n} pages long", 90, 900), ("Our choir sang {n} songs", 2, 30), ("The storm damaged {n} houses", 3, 300),
    ("The orchard has {n} apple trees", 12, 400), ("The company opened {n} new branches", 2, 60), ("{n} students failed the final exam", 2, 40),
    ("The team scored {n} points", 4, 110), ("The farmer keeps {n} sheep", 8, 300), ("{n} countries signed the treaty", 3, 120),
    ("The court sentenced him to {n} years in prison", 2, 25), ("The library lends {n} books a day", 20, 800), ("She has written {n} novels", 2, 30),
    ("The elevator can carry {n} people", 4, 24), ("The hotel has {n} rooms", 12, 600), ("The cyclist finished in place {n}", 2, 90),
    ("The bakery sold {n} loaves before noon", 10, 400), ("The strike lasted {n} days", 2, 60), ("{n} volunteers cleaned the beach", 5, 300),
    ("My grandfather planted {n} rose bushes", 3, 40), ("The recipe calls for {n} eggs", 2, 12), ("The jury watched {n} films", 3, 40),
]  # fmt: skip


def other_number(random_: random.Random, n: int) -> int:
    digits = str(n)
    options = {n * 10, n + 1, n + 10, max(1, n - 1), n * 2, int(digits[::-1]), int(str(n % 9 + 1) + digits[1:])} - {n, 0, 1}
    return random_.choice(sorted(o for o in options if o < 100_000))


def counted(random_: random.Random) -> Draft:
    pattern, low, high = random_.choice(COUNTED)
    n = random_.randint(low, high)
    m = other_number(random_, n)

    def say(k: int) -> list[str]:
        return [capital(pattern.format(n=form)) + "." for form in (f"{k:,}", in_words(k))]

    return contrast(random_, say(n), say(m), 4.9, 2.6)


MEASURED = [
    # pattern, amount range, (short unit, long unit, factor of another unit of the same size or None), another unit
    ("The pipe is {x} long", 2, 90, ["{n} m", "{n} metres", "{n} meters"], ["{n} cm", "{n} centimetres", "{n} feet"]),
    ("The lorry was loaded with {x} of gravel", 2, 40, ["{n} t", "{n} tonnes", "{n},000 kg"], ["{n} kg", "{n} kilograms", "{n} pounds"]),
    ("Unemployment fell by {x}", 2, 40, ["{n}%", "{n} percent", "{n} per cent"], ["{n} points", "{n} thousand", "0.{n}%"]),
    ("The bottle holds {x} of oil", 2, 9, ["{n} l", "{n} litres", "{n} liters"], ["{n} ml", "{n} millilitres", "{n} gallons"]),
    ("The lecture takes {x}", 2, 9, ["{n} hours", "{w} hours", "{n} h"], ["{n} minutes", "{w} minutes", "{n} min"]),
    ("The house was sold for {x}", 2, 90, ["${n} million", "{n} million dollars", "${n},000,000"], ["${n} thousand", "{n} million yen", "${n}00,000"]),
    ("The wind blew at {x}", 20, 140, ["{n} km/h", "{n} kilometres per hour", "{n} kph"], ["{n} mph", "{n} miles per hour", "{n} m/s"]),
    ("The desert reaches {x} at noon", 30, 52, ["{n}°C", "{n} degrees Celsius", "{n} degrees centigrade"], ["{n}°F", "{n} degrees Fahrenheit", "{n} Kelvin"]),
    ("The jacket weighs {x}", 200, 900, ["{n} g", "{n} grams", "{n} grammes"], ["{n} ounces", "{n} oz", "{n} kg"]),
    ("The pass costs {x} a month", 5, 95, ["€{n}", "{n} euros", "EUR {n}"], ["£{n}", "{n} pounds", "{n} cents"]),
]  # fmt: skip


def measured(random_: random.Random) -> Draft:
    pattern, low, high, units, others = random_.choice(MEASURED)
    n = random_.randint(low, high)
    say = lambda unit, k: pattern.format(x=unit.format(n=k, w=in_words(k))) + "."  # noqa: E731
    same = [say(u, n) for u in units]
    if random_.random() < 0.6:
        m = other_number(random_, n)
        return contrast(random_, same, [say(u, m) for u in units], 4.9, 2.6)
    return contrast(random_, same, [say(u, n) for u in others], 4.9, 2.6)


MONTHS = "January February March April May June July August September October November December".split()
EVENTS = ["The exhibition opens", "The contract ends", "The trial begins", "The swimming pool reopens", "The census was held", "The treaty was signed", "The concert was moved to", "The deadline is"]


def dated(random_: random.Random) -> Draft:
    event = random_.choice(EVENTS)
    on = "" if event.endswith(("to", "is")) else "on "
    year = random_.randint(1890, 2024)

    def say(day: int, month: int, y: int) -> list[str]:
        name = MONTHS[month]
        suffix = {1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"}.get(day, "th")
        return [f"{event} {on}{day} {name} {y}.", f"{event} {on}{name} {day}, {y}.", f"{event} {on}the {day}{suffix} of {name} {y}.", f"{event} {on}{y}-{month + 1:02}-{day:02}."]

    day, month = random_.randint(1, 28), random_.randrange(12)
    d, m, y = random_.choice([((day + random_.randint(1, 9)) % 28 + 1, month, year), (day, (month + random_.randint(1, 11)) % 12, year), (day, month, year + random_.choice([-10, -1, 1, 10, 100]))])
    return contrast(random_, say(day, month, year), say(d, m, y), 4.9, 2.8)


def clock(random_: random.Random) -> Draft:
    event = random_.choice(["The kitchen closes at {t}", "Her shift starts at {t}", "The last boat goes at {t}", "The burglars came at {t}", "Breakfast is served until {t}", "We have to be at the airport by {t}", "The news is on at {t}", "The baby was born at {t}"])

    def say(hour: int, minute: int) -> list[str]:
        name, following = in_words(hour), in_words(hour % 12 + 1)
        spoken = {0: f"{name} o'clock", 15: f"quarter past {name}", 30: f"half past {name}", 45: f"quarter to {following}"}[minute]
        return [event.format(t=t) + "." for t in (f"{hour}:{minute:02}", spoken, f"{hour}.{minute:02}")]

    hour, minute = random_.randint(1, 12), random_.choice([0, 15, 30, 45])
    h, m = random_.choice([(hour % 12 + 1, minute), (hour, (minute + random_.choice([15, 30, 45])) % 60), ((hour + 4) % 12 + 1, minute)])
    return contrast(random_, say(hour, minute), say(h, m), 4.9, 2.7)


CONVERTED = [
    ("The hike takes {x}.", "ninety minutes", "an hour and a half", "nine hours"), ("The guarantee runs for {x}.", "two years", "24 months", "two months"),
    ("She was away for {x}.", "a fortnight", "two weeks", "two days"), ("He ran {x} without a break.", "5 kilometres", "5,000 metres", "500 metres"),
    ("They ordered {x} oysters.", "a dozen", "twelve", "twenty"), ("We waited for {x}.", "half an hour", "30 minutes", "13 minutes"),
    ("The city has {x} inhabitants.", "1.5 million", "1,500,000", "15 million"), ("The empire lasted {x}.", "three centuries", "300 years", "thirty years"),
    ("{x} of the members voted no.", "Half", "50 percent", "5 percent"), ("{x} of the harvest was lost.", "A quarter", "25%", "A third"),
    ("The sack holds {x} of rice.", "2 kg", "2,000 grams", "200 grams"), ("The price was cut by {x}.", "one half", "50%", "15%"),
    ("The law is {x} old.", "a decade", "ten years", "a hundred years"), ("The board is {x} wide.", "1 m", "100 cm", "10 cm"),
    ("The output rose to {x} the old level.", "twice", "double", "half"), ("The debate lasted {x}.", "a day and a night", "24 hours", "four hours"),
    ("He finished {x} in the marathon.", "second", "2nd", "22nd"), ("She lives on the {x} floor.", "third", "3rd", "thirteenth"),
]  # fmt: skip


def converted(random_: random.Random) -> Draft:
    pattern, a, b, c = random_.choice(CONVERTED)
    opener = random_.choice(["", "", "In the end, ", "As far as we remember, ", "According to the report, ", "This time, ", "So they say: "])
    same = [pattern.format(x=a), pattern.format(x=b)]
    far = pattern.format(x=c)
    if opener and not pattern.startswith("{"):
        same, far = [opener + t[0].lower() + t[1:] if not t.startswith(("He ", "She ", "We ", "They ")) else opener + t[0].lower() + t[1:] for t in same], opener + far[0].lower() + far[1:]
    random_.shuffle(same)
    return same[0], same[1], far, 4.8, 2.6


PLACES = [  # name, adjective, other name
    ("Germany", "German"), ("Poland", "Polish"), ("Portugal", "Portuguese"), ("Mexico", "Mexican"), ("Kenya", "Kenyan"), ("Norway", "Norwegian"),
    ("Sweden", "Swedish"), ("Greece", "Greek"), ("Turkey", "Turkish"), ("Egypt", "Egyptian"), ("Canada", "Canadian"), ("Chile", "Chilean"),
    ("Peru", "Peruvian"), ("India", "Indian"), ("Vietnam", "Vietnamese"), ("Iran", "Iranian"), ("Iraq", "Iraqi"), ("Austria", "Austrian"),
    ("Australia", "Australian"), ("Morocco", "Moroccan"), ("Spain", "Spanish"), ("Italy", "Italian"), ("Russia", "Russian"), ("China", "Chinese"),
]  # fmt: skip
OF_A_PLACE = [
    ("A {adj} cargo ship ran aground near the harbour.", "A cargo ship from {name} ran aground near the harbour."),
    ("The {adj} government raised the tax on tobacco.", "The government of {name} raised the tax on tobacco."),
    ("Two {adj} tourists got lost in the forest.", "Two tourists from {name} got lost in the forest."),
    ("She married a {adj} dentist.", "She married a dentist from {name}."),
    ("The {adj} railway workers are on strike.", "{name}'s railway workers are on strike."),
    ("The prize went to a {adj} poet.", "The prize went to a poet from {name}."),
    ("{adj} farmers had a bad harvest.", "Farmers in {name} had a bad harvest."),
    ("The cheese in this dish is {adj}.", "The cheese in this dish comes from {name}."),
    ("The {adj} team lost the final.", "{name}'s team lost the final."),
]
SHORT_NAMES = [
    ("the United Nations", "the UN", "the European Union"), ("the United Kingdom", "the UK", "Ukraine"), ("New York City", "NYC", "New Orleans"),
    ("the European Union", "the EU", "the African Union"), ("the World Health Organization", "the WHO", "the World Trade Organization"),
    ("Los Angeles", "LA", "Las Vegas"), ("the Netherlands", "Holland", "Belgium"), ("the United States", "the USA", "the United Arab Emirates"),
    ("the International Monetary Fund", "the IMF", "the World Bank"), ("the BBC", "the British Broadcasting Corporation", "CNN"),
]  # fmt: skip
ABOUT_NAMES = ["A delegation from {x} arrived at the airport.", "The letter was sent to {x}.", "Critics of {x} met in the old town hall.", "He has been working for a supplier of {x}.", "The report about {x} was published this week.", "There is a long article on {x} in the magazine."]


def placed(random_: random.Random) -> Draft:
    (name, adjective), (name2, adjective2) = two(PLACES, random_)
    by_adjective, by_name = random_.choice(OF_A_PLACE)

    def say(n: str, adj: str) -> list[str]:
        article = [by_adjective, by_name]
        if adj[0] in "AEI":
            article[0] = article[0].replace("A {adj}", "An {adj}").replace(" a {adj}", " an {adj}")
        return [p.format(name=n, adj=adj) for p in article]

    return contrast(random_, say(name, adjective), say(name2, adjective2), 4.8, 2.5)


def abbreviated(random_: random.Random) -> Draft:
    long, short, other = random_.choice(SHORT_NAMES)
    pattern = random_.choice(ABOUT_NAMES)
    a, b = random_.sample([long, short], 2)
    return pattern.format(x=a), pattern.format(x=b), pattern.format(x=other), 4.9, 2.3


JOBS = ["was elected treasurer of the club", "painted the mural in the station", "will give the opening lecture", "wrote the report on the flood", "won the chess tournament", "runs the bakery on the corner", "discovered the comet", "is in charge of the archive"]


def named(random_: random.Random) -> Draft:
    first, first2 = two(NAMES, random_)
    last, last2 = two(SURNAMES, random_)
    job = random_.choice(JOBS)

    def say(f: str, s: str) -> list[str]:
        return [f"{f} {s} {job}.", f"{f[0]}. {s} {job}.", f"{f.upper()} {s.upper()} {job}.", f"The person who {job} is called {f} {s}."]

    other = say(first, last2) if random_.random() < 0.6 or first[0] == first2[0] else say(first2, last)
    return contrast(random_, say(first, last), other, 4.8, 2.4)


COLOURS = "red blue green yellow black white brown grey purple orange pink".split()
LARGE = [("big", "large"), ("huge", "enormous"), ("very big", "gigantic")]
SMALL = [("small", "little"), ("tiny", "very small"), ("little", "small")]
OWNED = [("cup", "table"), ("hat", "scarf"), ("kite", "string"), ("boat", "sail"), ("door", "frame"), ("blanket", "sofa"), ("flag", "pole"), ("ribbon", "box"), ("bird", "cage"), ("vase", "shelf")]


def exchanged(random_: random.Random) -> Draft:
    x, y = random_.choice(OWNED)
    c, d = two(COLOURS, random_)
    art = lambda w: f"an {w}" if w[0] in "aeiou" else f"a {w}"  # noqa: E731
    patterns = [
        ("There is {c} {x} beside {d} {y}.", "Beside {d} {y} there is {c} {x}.", "{c} {x} is next to {d} {y}."),
        ("The {C} {x} belongs to the {D} {y}.", "The {x} which is {C} belongs to the {y} which is {D}.", "It is to the {D} {y} that the {C} {x} belongs."),
        ("She bought {c} {x} and {d} {y}.", "She bought {d} {y} and {c} {x}.", "{c} {x} and {d} {y} are what she bought."),
        ("The {C} {x} is older than the {D} {y}.", "The {D} {y} is newer than the {C} {x}.", "Compared with the {C} {x}, the {D} {y} is newer."),
    ]
    chosen = random_.choice(patterns)
    say = lambda p, q: [capital(t.format(c=art(p), d=art(q), C=p, D=q, x=x, y=y)) for t in chosen]  # noqa: E731
    return contrast(random_, say(c, d), say(d, c), 4.8, 2.4)


def resized(random_: random.Random) -> Draft:
    (a, a2), (b, b2) = random_.sample([random_.choice(LARGE), random_.choice(SMALL)], 2)
    person = random_.choice(["woman", "girl", "boy", "clown", "man", "farmer"])
    animal = random_.choice(["dog", "goat", "parrot", "horse", "cat", "pony"])
    art = lambda w: f"an {w}" if w[0] in "aeiou" else f"a {w}"  # noqa: E731
    near = f"{capital(art(a2))} {person} is standing beside {art(b2)} {animal}."
    base = f"{capital(art(a))} {person} is standing beside {art(b)} {animal}."
    far = f"{capital(art(b))} {person} is standing beside {art(a)} {animal}."
    turned = f"There is {art(b)} {animal} beside {art(a)} {person}, who is standing."
    return base, random_.choice([near, turned]), far, 4.7, 2.4


SETS = [("the apples in the basket", "ripe", "apple in the basket"), ("the windows on the second floor", "broken", "window on the second floor"), ("the players", "injured", "player"),
        ("the shops in the centre", "closed", "shop in the centre"), ("the letters on the desk", "unopened", "letter on the desk"), ("the passengers", "seasick", "passenger"),
        ("the mushrooms in the forest", "edible", "mushroom in the forest"), ("the students in the class", "absent", "student in the class"), ("the bikes in the cellar", "stolen", "bike in the cellar"),
        ("the rooms in the hotel", "occupied", "room in the hotel"), ("the files on the disk", "corrupt", "file on the disk"), ("the candidates", "nervous", "candidate")]  # fmt: skip


def quantified(random_: random.Random) -> Draft:
    nouns, state, noun = random_.choice(SETS)
    be, be1 = random_.choice([("are", "is"), ("were", "was")])
    every = [f"All {nouns} {be} {state}.", f"Every {noun} {be1} {state}.", f"There {be1} no {noun} that {be1} not {state}.", f"Each and every {noun} {be1} {state}."]
    none = [f"None of {nouns} {be} {state}.", f"No {noun} {be1} {state}.", f"There {be1} not a single {noun} that {be1} {state}.", f"Not one {noun} {be1} {state}."]
    some = [f"Some of {nouns} {be} {state}.", f"A few of {nouns} {be} {state}.", f"There {be} some among {nouns} that {be} {state}.", f"Several of {nouns} {be} {state}."]
    notall = [f"Not all {nouns} {be} {state}.", f"Not every {noun} {be1} {state}.", f"There {be1} at least one {noun} that {be1} not {state}.", f"It is not true that every {noun} {be1} {state}."]
    most = [f"Most of {nouns} {be} {state}.", f"The majority of {nouns} {be} {state}.", f"More than half of {nouns} {be} {state}.", f"A majority of {nouns} {be} {state}."]
    # pairs that exclude or differ clearly
    same, other, hint = random_.choice([(every, none, 1.5), (none, every, 1.5), (every, notall, 2.0), (notall, every, 2.0), (some, none, 1.8), (none, some, 1.8), (most, none, 1.8), (every, some, 2.8), (some, every, 2.8)])
    return contrast(random_, same, other, 4.7, hint)


ACTS = [tuple(a.split("/")) for a in """fixed the roof/fixing the roof;sold the farm/selling the farm;wrote the will/writing the will;learned Greek/learning Greek;
left the army/leaving the army;opened a café/opening a café;moved to Oslo/moving to Oslo;cleaned the kitchen/cleaning the kitchen;
met the lawyer/meeting the lawyer;finished school/finishing school;watched the match/watching the match;took a shower/taking a shower;
walked the dog/walking the dog;cooked dinner/cooking dinner;visited the museum/visiting the museum;bought the ring/buying the ring;
paid the fine/paying the fine;read the contract/reading the contract;packed the suitcase/packing the suitcase;called the plumber/calling the plumber""".replace("\n", "").split(";")]


def ordered(random_: random.Random) -> Draft:
    who = random_.choice([random_.choice(NAMES), f"the {random_.choice(ROLES)}"])
    he = random_.choice(["he", "she"]) if who.startswith("the") else ("she" if NAMES.index(who) < 20 else "he")
    (x, xing), (y, ying) = two(ACTS, random_)

    def say(p: str, ping: str, q: str, qing: str) -> list[str]:
        return [f"{who} {p} before {he} {q}.", f"{who} {q} after {he} {p}.", f"before {qing}, {who} {p}.", f"after {ping}, {who} {q}.", f"{who} {p} before {qing}.", f"{who} only {q} once {he} had {_had(p)}."]

    same, other = ([capital(t) for t in say(*v)] for v in ((x, xing, y, ying), (y, ying, x, xing)))
    return contrast(random_, same, other, 4.8, 2.3)


def _had(past: str) -> str:
    first, rest = past.split(" ", 1)
    return {"wrote": "written", "took": "taken"}.get(first, first) + " " + rest


SCOPES = [
    ("Only {a} likes {x}.", "Apart from {a}, nobody likes {x}.", "{a} likes only {x}.", "{a} likes nothing but {x}."),
    ("Even {a} tried {x}.", "{a}, too, of all people, tried {x}.", "{a} tried even {x}.", "{a} went so far as to try {x}."),
    ("{a} nearly ate a whole plate of {x}.", "{a} came close to eating a whole plate of {x}, but did not.", "{a} ate nearly a whole plate of {x}.", "{a} ate most of a plate of {x}."),
    ("{a} didn't say that {b} likes {x}.", "There was no mention by {a} that {b} likes {x}.", "{a} said that {b} doesn't like {x}.", "According to {a}, {b} does not like {x}."),
    ("{a} thinks {b} bought {x}.", "In {a}'s opinion, {b} bought {x}.", "{b} thinks {a} bought {x}.", "In {b}'s opinion, {a} bought {x}."),
    ("{a} promised {b} to bring {x}.", "{b} was promised by {a} that {a} would bring {x}.", "{a} asked {b} to bring {x}.", "{b} was asked by {a} to bring {x}."),
    ("{a} asked {b} to cook {x}.", "It was {b} whom {a} asked to cook {x}.", "{b} asked {a} to cook {x}.", "It was {a} whom {b} asked to cook {x}."),
    ("{a} went to the shop because {b} wanted {x}.", "Because {b} wanted {x}, {a} went to the shop.", "{b} wanted {x} because {a} went to the shop.", "Because {a} went to the shop, {b} wanted {x}."),
    ("If {a} comes, {b} will make {x}.", "{b} will make {x} if {a} comes.", "If {b} makes {x}, {a} will come.", "{a} will come if {b} makes {x}."),
    ("The friend of {a} brought {x} for {b}.", "{x} for {b} was brought by {a}'s friend.", "The friend of {b} brought {x} for {a}.", "{x} for {a} was brought by {b}'s friend."),
    ("{a}, who cannot stand {b}, ordered {x}.", "{x} was ordered by {a}, who cannot stand {b}.", "{b}, who cannot stand {a}, ordered {x}.", "{x} was ordered by {b}, who cannot stand {a}."),
    ("Unlike {b}, {a} eats {x}.", "{a} eats {x}, whereas {b} does not.", "Unlike {a}, {b} eats {x}.", "{b} eats {x}, whereas {a} does not."),
]
FOODS = "mushroom soup, pasta, chocolate cake, grilled fish, rice pudding, onion bread, apple pie, goat cheese, pancakes, lentil stew, sushi, roast chicken".split(", ")


def scoped(random_: random.Random) -> Draft:
    a, b = two(NAMES, random_)
    x = random_.choice(FOODS)
    patterns = [capital(p.format(a=a, b=b, x=x)) for p in random_.choice(SCOPES)]
    return contrast(random_, patterns[:2], patterns[2:], 4.6, 2.2)


CITIES = "Lisbon Vienna Prague Athens Dublin Warsaw Geneva Naples Boston Denver Seattle Lagos Mumbai Seoul Sydney Montreal Havana Tunis Beirut Hamburg".split()
ROUTES = [
    ("The night train runs from {a} to {b}.", "The night train to {b} starts in {a}.", "The night train for {b} comes from {a}."),
    ("{n} moved from {a} to {b} in spring.", "In spring {n} left {a} and settled in {b}.", "In spring {n} gave up {a} for {b}."),
    ("The parcel was sent from {a} to {b}.", "The parcel, posted in {a}, was addressed to {b}.", "Someone in {a} sent the parcel to {b}."),
    ("{n} drove to {b} from {a}.", "Starting in {a}, {n} drove to {b}.", "{n} went by car from {a} to {b}."),
    ("{a} is north of {b}.", "{b} is south of {a}.", "{b} lies to the south of {a}."),
    ("{a} has more inhabitants than {b}.", "{b} has fewer inhabitants than {a}.", "{b} is less populous than {a}."),
]


def routed(random_: random.Random) -> Draft:
    a, b = two(CITIES, random_)
    n = random_.choice(NAMES)
    patterns = random_.choice(ROUTES)
    same, other = ([p.format(a=x, b=y, n=n) for p in patterns] for x, y in ((a, b), (b, a)))
    return contrast(random_, same, other, 4.7, 2.3)


KINDS_OF = [  # broader, members, sentence
    ("musical instrument", "violin, flute, drum, harp, trombone, accordion", "In the attic there was an old {x}."),
    ("animal", "goat, fox, squirrel, hedgehog, donkey, otter", "The ranger took care of an injured {x}."),
    ("bird", "sparrow, owl, stork, swan, pigeon, seagull", "There is a {x} sitting on our roof."),
    ("vehicle", "truck, tractor, motorbike, van, taxi, ambulance", "The police stopped a stolen {x} on the highway."),
    ("tool", "hammer, saw, drill, screwdriver, wrench, chisel", "He borrowed a {x} to finish the shelf."),
    ("flower", "rose, tulip, lily, daisy, orchid, sunflower", "She painted a {x} on the wall of the nursery."),
    ("tree", "oak, birch, pine, willow, chestnut, maple", "Lightning struck a {x} behind the farm."),
    ("piece of furniture", "wardrobe, armchair, bookcase, desk, sofa, bench", "The movers damaged a {x} on the stairs."),
    ("insect", "wasp, beetle, cricket, mosquito, butterfly, ant", "A {x} crawled over her notebook."),
    ("fruit", "pear, peach, mango, plum, melon, cherry", "The child was handed a {x} after lunch."),
    ("weapon", "sword, pistol, spear, rifle, dagger, crossbow", "The thief was carrying a {x} under his coat."),
    ("piece of clothing", "jacket, skirt, sweater, scarf, raincoat, vest", "Someone left a {x} in the cloakroom."),
    ("doctor", "surgeon, dentist, pediatrician, cardiologist, psychiatrist, dermatologist", "The family asked a {x} for advice."),
    ("ball game", "volleyball match, basketball match, handball match, football match, hockey match, rugby match", "We watched a {x} on television."),
]  # fmt: skip


def broader(random_: random.Random) -> Draft:
    up, members, pattern = random_.choice(KINDS_OF)
    a, b = two(members.split(", "), random_)
    say = lambda w: (pattern.replace(" a {x}", " an {x}").replace("A {x}", "An {x}") if w[0] in "aeiou" else pattern).replace(" an old an", " an old").format(x=w)  # noqa: E731
    say_old = lambda w: pattern.format(x=w)  # noqa: E731
    make = say_old if "an old" in pattern or "an injured" in pattern or "a stolen" in pattern else say
    return make(a), make(up), make(b), 3.9, 2.6


WORDY = ["What I want to say is that {s}", "You should know that {s}", "They told me that {s}", "It has to be said that {s}", "To put it in plain words, {s}", "Let me add one thing: {s}"]


def wordy(random_: random.Random) -> Draft:
    a, near, far, _, low = random_.choice([opposed, negated_deed, passive, counted, ordered])(random_)
    first = near.split(" ")[0]
    start = near if first.rstrip("'s,") in NAMES or first in ("I",) else near[0].lower() + near[1:]
    return a, random_.choice(WORDY).format(s=start), far, 4.4, low


GRAMMAR = Grammar(
    "en",
    {
        "role-swap": [passive, passive, converse, converse, compared, cleft],
        "harmless-swap": [symmetric],
        "negation": [negated_state, negated_deed, negated_deed, nobody],
        "antonym": [opposed],
        "number": [counted, counted, measured, measured, dated, clock, converted],
        "name": [placed, abbreviated, named],
        "modifier": [exchanged, exchanged, resized],
        "quantifier": [quantified],
        "time-order": [ordered],
        "word-order": [scoped, scoped, routed],
        "hypernym": [broader],
        "wordy": [wordy],
    },
)
