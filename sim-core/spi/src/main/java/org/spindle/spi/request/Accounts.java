package org.spindle.spi.request;

/**
 * The account of a request itself, and those that it has taken over: of the part that was complete last, and of the
 * parts before it, each of which was complete before the next began. Together they count no instant twice.
 */
final class Accounts {

    final Account own = new Account();
    final RequestClock clock = new RequestClock(own);
    private final Account ofPart = new Account();
    private final Account ofEarlierParts = new Account();

    /** Whether something was taken over; otherwise both accounts of parts are empty. */
    private boolean hasParts;

    /** Completion of the last part, and of the last of the earlier ones; {@link Request#NONE} without one. */
    private long partEnd = Request.NONE;

    private long earlierEnd = Request.NONE;

    /** How much of the request's time the parts account for. */
    private long partTime;

    private long earlierTime;

    void clear() {
        own.clear();
        clock.clear();
        if (hasParts) {
            hasParts = false;
            ofPart.clear();
            ofEarlierParts.clear();
            partEnd = Request.NONE;
            earlierEnd = Request.NONE;
            partTime = 0;
            earlierTime = 0;
        }
    }

    long spent(TimeComponent component) {
        long self = own.spent(component);
        return hasParts ? self + ofPart.spent(component) + ofEarlierParts.spent(component) : self;
    }

    long get(QuantityComponent component) {
        long value = own.get(component);
        return value == Request.NONE ? ofPart.get(component) : value;
    }

    long get(PlaceComponent component) {
        long value = own.get(component);
        return value == Request.NONE ? ofPart.get(component) : value;
    }

    /**
     * Takes over the account of a complete part, in addition to those of the parts that were complete before it began.
     */
    void takeOver(Accounts part) {
        hasParts = true;
        RequestClock ofTime = part.clock;
        if (ofTime.isDivided()) {
            keepEarlier(ofTime.begun());
            clock.explain(ofTime.elapsed() - partTime);
            partTime = ofTime.elapsed();
            partEnd = ofTime.begun() + partTime;
        }
        ofPart.copySum(part);
    }

    private void keepEarlier(long begun) {
        if (partEnd != Request.NONE && partEnd <= begun) {
            ofEarlierParts.addTimes(ofPart);
            earlierEnd = partEnd;
            earlierTime += partTime;
            partTime = 0;
        } else if (earlierEnd > begun) {
            ofEarlierParts.clear();
            clock.explain(-earlierTime);
            earlierEnd = Request.NONE;
            earlierTime = 0;
        }
    }

    /** Takes over places only. */
    void takeOverPlaces(Accounts other) {
        hasParts = true;
        ofPart.clear();
        ofPart.copyPlaces(other.own, other.ofPart);
    }

    Account ofPart() {
        return ofPart;
    }

    Account ofEarlierParts() {
        return ofEarlierParts;
    }
}
