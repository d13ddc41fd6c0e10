// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {IMarqueCertificate} from "../src/IMarqueCertificate.sol";
import {MarqueCertificate} from "../src/MarqueCertificate.sol";
import {CertificateTest} from "./CertificateTest.sol";
import {NoReceiver, SigningWallet} from "./Wallets.sol";
import {vm} from "./Vm.sol";

contract ClaimsTest is CertificateTest {
    uint256 private constant STRANGER_KEY = 0xBAD;

    function test_claim_mintsWhatWasPromised() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        vm.prank(ALICE);
        vm.assertEq(certificates.claim(promised, sign(OWNER_KEY, promised)), 1);
        vm.assertEq(certificates.ownerOf(1), ALICE);
        vm.assertEq(certificates.tokenURI(1), URI);
        vm.assertEq(certificates.getBrandId(1), BRAND);
        vm.assertEq(certificates.rootOf(1), ROOT);
    }

    /// Wallets and servers build the digest by themselves: this is its definition, spelled out.
    function test_hashClaim_isTheDigestOfEip712() public view {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("MarqueCertificate"),
                keccak256("1"),
                block.chainid,
                address(certificates)
            )
        );
        bytes32 content = keccak256(
            abi.encode(
                keccak256("Claim(address recipient,string brandId,string uri,bytes32 root,uint256 deadline)"),
                promised.recipient,
                keccak256(bytes(promised.brandId)),
                keccak256(bytes(promised.uri)),
                promised.root,
                promised.deadline
            )
        );
        vm.assertEq(certificates.hashClaim(promised), keccak256(abi.encodePacked(hex"1901", domain, content)));
    }

    /// Whoever copies a pending claim pays for the certificate of the one to whom it was promised.
    function test_claim_givesTheBoundRecipientWhatAFrontRunnerPaysFor() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory pending = abi.encodeCall(certificates.claim, (promised, sign(OWNER_KEY, promised)));
        vm.prank(BOB);
        (bool isSent, ) = address(certificates).call(pending);
        vm.assertTrue(isSent);
        vm.assertEq(certificates.ownerOf(1), ALICE);
        vm.assertEq(certificates.balanceOf(BOB), 0);
        bytes memory duplicate = abi.encodeWithSelector(IMarqueCertificate.DuplicateCertificate.selector, BRAND, 1);
        vm.prank(ALICE);
        (bool isAgain, bytes memory refusal) = address(certificates).call(pending);
        vm.assertFalse(isAgain);
        vm.assertEq(keccak256(refusal), keccak256(duplicate));
    }

    function test_claim_revertsWhenAFrontRunnerPutsAnythingElseIn() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        vm.startPrank(BOB);
        promised.recipient = BOB;
        refuses(promised, signature);
        promised = voucher(ALICE, OTHER_BRAND);
        refuses(promised, signature);
        promised = voucher(ALICE, BRAND);
        promised.uri = OTHER_URI;
        refuses(promised, signature);
        promised = voucher(ALICE, BRAND);
        promised.root = keccak256("other");
        refuses(promised, signature);
        promised = voucher(ALICE, BRAND);
        ++promised.deadline;
        refuses(promised, signature);
    }

    function test_claim_revertsWhenSomebodyElseSigned() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        refuses(promised, sign(STRANGER_KEY, promised));
    }

    function testFuzz_claim_revertsWithAnyOtherSignature(bytes calldata signature) public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        vm.assume(keccak256(signature) != keccak256(sign(OWNER_KEY, promised)));
        refuses(promised, signature);
    }

    /// The twin that every ECDSA signature has, and the short form of ERC-2098: neither counts.
    function test_claim_revertsWithTheSameSignatureInAnotherForm() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(OWNER_KEY, certificates.hashClaim(promised));
        uint256 order = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;
        refuses(promised, abi.encodePacked(r, bytes32(order - uint256(s)), v == 27 ? uint8(28) : uint8(27)));
        refuses(promised, abi.encodePacked(r, bytes32(uint256(s) | (uint256(v - 27) << 255))));
    }

    function test_claim_holdsUntilItsDeadlineAndNotLonger() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        vm.warp(promised.deadline + 1);
        vm.expectRevert(abi.encodeWithSelector(IMarqueCertificate.ExpiredClaim.selector, promised.deadline));
        certificates.claim(promised, signature);
        vm.warp(promised.deadline);
        certificates.claim(promised, signature);
        vm.assertEq(certificates.ownerOf(1), ALICE);
    }

    function test_claim_revertsOnAnotherChain() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        vm.chainId(block.chainid + 1);
        refuses(promised, signature);
    }

    function test_claim_revertsAtAnotherContract() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        certificates = new MarqueCertificate(OWNER, "");
        refuses(promised, signature);
    }

    function test_claim_revertsWhenItWasUsed() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        certificates.claim(promised, signature);
        isDuplicate(promised, signature);
        vm.prank(ALICE);
        certificates.transferFrom(ALICE, BOB, 1);
        isDuplicate(promised, signature);
    }

    function test_claim_revertsWhenTheBrandWasMinted() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        mint(BOB, BRAND);
        isDuplicate(promised, signature);
    }

    function test_claim_revertsWhenTheBrandWasClaimedByAnother() public {
        IMarqueCertificate.Claim memory first = voucher(ALICE, BRAND);
        IMarqueCertificate.Claim memory second = voucher(BOB, BRAND);
        certificates.claim(first, sign(OWNER_KEY, first));
        isDuplicate(second, sign(OWNER_KEY, second));
    }

    function test_mint_revertsWhenTheBrandWasClaimed() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        certificates.claim(promised, sign(OWNER_KEY, promised));
        vm.expectRevert(abi.encodeWithSelector(IMarqueCertificate.DuplicateCertificate.selector, BRAND, 1));
        mint(BOB, BRAND);
    }

    function test_claim_revertsWhenClaimsArePausedAndGoesOnAfterwards() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        vm.prank(OWNER);
        certificates.pauseClaims();
        vm.expectRevert(Pausable.EnforcedPause.selector);
        certificates.claim(promised, signature);
        vm.assertEq(mint(BOB, OTHER_BRAND), 1);
        vm.prank(OWNER);
        certificates.resumeClaims();
        vm.assertEq(certificates.claim(promised, signature), 2);
    }

    function test_claim_isVoidWhenTheContractHasAnotherOwner() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        give(vm.addr(STRANGER_KEY));
        refuses(promised, signature);
        certificates.claim(promised, sign(STRANGER_KEY, promised));
        vm.assertEq(certificates.ownerOf(1), ALICE);
    }

    function test_claim_isVoidWhenNobodyOwnsTheContract() public {
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        bytes memory signature = sign(OWNER_KEY, promised);
        vm.prank(OWNER);
        certificates.renounceOwnership();
        refuses(promised, signature);
        refuses(promised, new bytes(65));
    }

    function test_claim_takesTheSignatureOfAContractThatOwns() public {
        SigningWallet wallet = new SigningWallet(vm.addr(STRANGER_KEY));
        give(address(wallet));
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        refuses(promised, sign(OWNER_KEY, promised));
        certificates.claim(promised, sign(STRANGER_KEY, promised));
        vm.assertEq(certificates.ownerOf(1), ALICE);
    }

    function test_claim_takesTheKeyOfAnOwnerWithADelegation() public {
        vm.etch(OWNER, abi.encodePacked(hex"ef0100", address(new NoReceiver())));
        IMarqueCertificate.Claim memory promised = voucher(ALICE, BRAND);
        refuses(promised, sign(STRANGER_KEY, promised));
        certificates.claim(promised, sign(OWNER_KEY, promised));
        vm.assertEq(certificates.ownerOf(1), ALICE);
    }

    function refuses(IMarqueCertificate.Claim memory promised, bytes memory signature) private {
        vm.expectRevert(IMarqueCertificate.InvalidClaimSignature.selector);
        certificates.claim(promised, signature);
    }

    function isDuplicate(IMarqueCertificate.Claim memory promised, bytes memory signature) private {
        vm.expectRevert(abi.encodeWithSelector(IMarqueCertificate.DuplicateCertificate.selector, promised.brandId, 1));
        certificates.claim(promised, signature);
    }

    function give(address heir) private {
        vm.prank(OWNER);
        certificates.transferOwnership(heir);
        vm.prank(heir);
        certificates.acceptOwnership();
    }
}
